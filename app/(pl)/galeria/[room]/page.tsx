import { roomRoute } from '@/components/pages/category-page';

const route = roomRoute('pl');
export const dynamicParams = false;
export const generateStaticParams = route.params;
export const generateMetadata = route.metadata;
export default route.page;
