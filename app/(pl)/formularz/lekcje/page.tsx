import { PlainFormPage, plainFormMetadata } from '@/components/pages/plain-form-page';

export const metadata = plainFormMetadata({ locale: 'pl', page: 'lessonsForm' });

export default function Page() {
  return <PlainFormPage locale="pl" page="lessonsForm" />;
}
