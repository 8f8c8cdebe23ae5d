import { categoryPage } from '@/components/pages/category-page';

const { metadata, page } = categoryPage('portraits', 'pl');

export { metadata, page as default };
