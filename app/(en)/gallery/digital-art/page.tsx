import { categoryPage } from '@/components/pages/category-page';

const { metadata, page } = categoryPage('digital_art', 'en');

export { metadata, page as default };
