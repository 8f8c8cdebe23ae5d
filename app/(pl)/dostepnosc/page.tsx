import { documentPage } from '@/components/pages/document-pages';

const { metadata, page } = documentPage('accessibility', 'pl');

export { metadata, page as default };
