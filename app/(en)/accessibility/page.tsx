import { documentPage } from '@/components/pages/document-pages';

const { metadata, page } = documentPage('accessibility', 'en');

export { metadata, page as default };
