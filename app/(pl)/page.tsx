import { HomePage, homeMetadata } from '@/components/pages/home-page';

export const metadata = homeMetadata('pl');

export default function Page() {
  return <HomePage locale="pl" />;
}
