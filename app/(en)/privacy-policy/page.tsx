import { documentPage } from '@/components/pages/document-pages';

const { metadata, page } = documentPage('privacyPolicy', 'en');

export { metadata, page as default };
