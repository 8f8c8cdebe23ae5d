import { PlainFormPage, plainFormMetadata } from '@/components/pages/plain-form-page';

export const metadata = plainFormMetadata({ locale: 'pl', page: 'contactForm' });

export default function Page() {
  return <PlainFormPage locale="pl" page="contactForm" />;
}
