import { plainFormPage } from '@/components/pages/plain-form-page';

const { metadata, page } = plainFormPage('lessonsForm', 'en');

export { metadata, page as default };
