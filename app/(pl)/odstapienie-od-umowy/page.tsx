import { WithdrawalPage, withdrawalMetadata } from '@/components/pages/withdrawal-page';

export const metadata = withdrawalMetadata('pl');

export default function Page() {
  return <WithdrawalPage locale="pl" />;
}
