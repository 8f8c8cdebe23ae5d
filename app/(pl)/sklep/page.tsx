import { shopPage } from '@/components/pages/shop-page';

const { metadata, page } = shopPage('pl');

export { metadata, page as default };
