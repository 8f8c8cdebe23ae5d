import { categoryPage } from '@/components/pages/category-page';

const { metadata, page } = categoryPage('landscapes', 'pl');

export { metadata, page as default };
