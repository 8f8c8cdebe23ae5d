import { withdrawalPage } from '@/components/pages/withdrawal-page';

const { metadata, page } = withdrawalPage('en');

export { metadata, page as default };
