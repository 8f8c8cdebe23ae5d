import { categoryPage } from '@/components/pages/category-page';

const { metadata, page } = categoryPage('wall_art', 'pl');

export { metadata, page as default };
