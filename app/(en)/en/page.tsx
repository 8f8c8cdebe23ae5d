import { homePage } from '@/components/pages/home-page';

const { metadata, page } = homePage('en');

export { metadata, page as default };
