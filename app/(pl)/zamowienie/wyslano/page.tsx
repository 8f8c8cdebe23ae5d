import { OrderSentPage, orderSentMetadata } from '@/components/pages/order-sent-page';

export const metadata = orderSentMetadata('pl');

export default function Page() {
  return <OrderSentPage locale="pl" />;
}
