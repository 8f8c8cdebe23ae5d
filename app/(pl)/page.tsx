import { homePage } from '@/components/pages/home-page';

const { metadata, page } = homePage('pl');

export { metadata, page as default };
