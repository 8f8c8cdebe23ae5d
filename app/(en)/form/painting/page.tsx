import { plainFormPage } from '@/components/pages/plain-form-page';

const { metadata, page } = plainFormPage('paintingForm', 'en');

export { metadata, page as default };
