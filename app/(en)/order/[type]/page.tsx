import { orderRoute, orderTypeParams } from '@/components/pages/order-page';

const route = orderRoute('en');
export const dynamicParams = false;
export const generateStaticParams = orderTypeParams;
export const generateMetadata = route.metadata;
export default route.page;
