import { StoreRegulationsPage, storeRegulationsMetadata } from '@/components/pages/document-pages';

export const metadata = storeRegulationsMetadata('en');

export default function Page() {
  return <StoreRegulationsPage locale="en" />;
}
