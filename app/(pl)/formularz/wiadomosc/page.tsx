import { plainFormPage } from '@/components/pages/plain-form-page';

const { metadata, page } = plainFormPage('contactForm', 'pl');

export { metadata, page as default };
