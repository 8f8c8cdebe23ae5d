import { artworkRoute } from '@/components/pages/artwork-page';

const route = artworkRoute('pl');
export const dynamicParams = false;
export const generateStaticParams = route.params;
export const generateMetadata = route.metadata;
export default route.page;
