import { categoryPage } from '@/components/pages/category-page';

const { metadata, page } = categoryPage('wall_art', 'en');

export { metadata, page as default };
