/** For `next dev` alone, as the route of the API: the private page of an order is no page of Next. */
export { GET } from '@/app/api/[...path]/route.dev';
