import { belowRoomRoute } from '@/components/pages/artwork-page';

const route = belowRoomRoute('pl');
export const dynamicParams = false;
export const generateStaticParams = route.params;
export const generateMetadata = route.metadata;
export default route.page;
