import { AccessibilityPage, accessibilityMetadata } from '@/components/pages/document-pages';

export const metadata = accessibilityMetadata('pl');

export default function Page() {
  return <AccessibilityPage locale="pl" />;
}
