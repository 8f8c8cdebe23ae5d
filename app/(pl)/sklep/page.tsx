import { ShopPage, shopMetadata } from '@/components/pages/shop-page';

export const metadata = shopMetadata('pl');

export default function Page() {
  return <ShopPage locale="pl" />;
}
