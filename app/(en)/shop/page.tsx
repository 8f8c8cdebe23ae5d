import { ShopPage, shopMetadata } from '@/components/pages/shop-page';

export const metadata = shopMetadata('en');

export default function Page() {
  return <ShopPage locale="en" />;
}
