import { withdrawalPage } from '@/components/pages/withdrawal-page';

const { metadata, page } = withdrawalPage('pl');

export { metadata, page as default };
