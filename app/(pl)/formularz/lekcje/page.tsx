import { plainFormPage } from '@/components/pages/plain-form-page';

const { metadata, page } = plainFormPage('lessonsForm', 'pl');

export { metadata, page as default };
