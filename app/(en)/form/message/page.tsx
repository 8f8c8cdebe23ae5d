import { plainFormPage } from '@/components/pages/plain-form-page';

const { metadata, page } = plainFormPage('contactForm', 'en');

export { metadata, page as default };
