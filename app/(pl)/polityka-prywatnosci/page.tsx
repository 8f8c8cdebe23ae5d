import { documentPage } from '@/components/pages/document-pages';

const { metadata, page } = documentPage('privacyPolicy', 'pl');

export { metadata, page as default };
