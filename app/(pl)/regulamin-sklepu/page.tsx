import { documentPage } from '@/components/pages/document-pages';

const { metadata, page } = documentPage('storeRegulations', 'pl');

export { metadata, page as default };
