import { orderItemParams, orderRoute } from '@/components/pages/order-page';

const route = orderRoute('en');
export const dynamicParams = false;
export const generateStaticParams = orderItemParams;
export const generateMetadata = route.metadata;
export default route.page;
