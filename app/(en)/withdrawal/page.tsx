import { WithdrawalPage, withdrawalMetadata } from '@/components/pages/withdrawal-page';

export const metadata = withdrawalMetadata('en');

export default function Page() {
  return <WithdrawalPage locale="en" />;
}
