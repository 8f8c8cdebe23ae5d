import { PrivacyPolicyPage, privacyPolicyMetadata } from '@/components/pages/document-pages';

export const metadata = privacyPolicyMetadata('pl');

export default function Page() {
  return <PrivacyPolicyPage locale="pl" />;
}
