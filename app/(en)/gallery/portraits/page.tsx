import { categoryPage } from '@/components/pages/category-page';

const { metadata, page } = categoryPage('portraits', 'en');

export { metadata, page as default };
