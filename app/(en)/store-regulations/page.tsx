import { documentPage } from '@/components/pages/document-pages';

const { metadata, page } = documentPage('storeRegulations', 'en');

export { metadata, page as default };
