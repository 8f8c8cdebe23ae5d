import { OrderSentPage, orderSentMetadata } from '@/components/pages/order-sent-page';

export const metadata = orderSentMetadata('en');

export default function Page() {
  return <OrderSentPage locale="en" />;
}
