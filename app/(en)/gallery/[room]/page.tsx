import { roomRoute } from '@/components/pages/category-page';

const route = roomRoute('en');
export const dynamicParams = false;
export const generateStaticParams = route.params;
export const generateMetadata = route.metadata;
export default route.page;
