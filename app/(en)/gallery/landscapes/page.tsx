import { categoryPage } from '@/components/pages/category-page';

const { metadata, page } = categoryPage('landscapes', 'en');

export { metadata, page as default };
