import { AccessibilityPage, accessibilityMetadata } from '@/components/pages/document-pages';

export const metadata = accessibilityMetadata('en');

export default function Page() {
  return <AccessibilityPage locale="en" />;
}
