import { categoryPage } from '@/components/pages/category-page';

const { metadata, page } = categoryPage('digital_art', 'pl');

export { metadata, page as default };
