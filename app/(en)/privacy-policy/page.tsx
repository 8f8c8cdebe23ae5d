import { PrivacyPolicyPage, privacyPolicyMetadata } from '@/components/pages/document-pages';

export const metadata = privacyPolicyMetadata('en');

export default function Page() {
  return <PrivacyPolicyPage locale="en" />;
}
