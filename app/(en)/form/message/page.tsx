import { PlainFormPage, plainFormMetadata } from '@/components/pages/plain-form-page';

export const metadata = plainFormMetadata({ locale: 'en', page: 'contactForm' });

export default function Page() {
  return <PlainFormPage locale="en" page="contactForm" />;
}
