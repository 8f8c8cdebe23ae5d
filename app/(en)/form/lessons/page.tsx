import { PlainFormPage, plainFormMetadata } from '@/components/pages/plain-form-page';

export const metadata = plainFormMetadata({ locale: 'en', page: 'lessonsForm' });

export default function Page() {
  return <PlainFormPage locale="en" page="lessonsForm" />;
}
