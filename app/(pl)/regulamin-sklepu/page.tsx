import { StoreRegulationsPage, storeRegulationsMetadata } from '@/components/pages/document-pages';

export const metadata = storeRegulationsMetadata('pl');

export default function Page() {
  return <StoreRegulationsPage locale="pl" />;
}
