import { plainFormPage } from '@/components/pages/plain-form-page';

const { metadata, page } = plainFormPage('paintingForm', 'pl');

export { metadata, page as default };
