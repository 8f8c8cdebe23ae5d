import { shopPage } from '@/components/pages/shop-page';

const { metadata, page } = shopPage('en');

export { metadata, page as default };
