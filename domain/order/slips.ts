import { meantEmail } from '../mistyped-email';
import { isLeap } from '../typed-sums';

/** What is asked about an offer before it leaves, since it binds the artist once it is accepted. */
export const slips = ['price', 'email', 'account'] as const;
export type Slip = (typeof slips)[number];

/** `work` and `quoted` in grosze; `quoted`: null where the form showed no price; `isPayable`: it says where to pay. */
type Offered = Readonly<{ work: number; quoted: number | null; email: string; isPayable: boolean }>;

/** A price ten times off, an address a letter off, and no account to pay to. */
export const slipsIn = ({ work, quoted, email, isPayable }: Offered): readonly Slip[] => {
  const is = { price: quoted !== null && isLeap(quoted, work), email: meantEmail(email) !== null, account: !isPayable };
  return slips.filter((slip) => is[slip]);
};

/** The price that was probably meant where a digit or a comma was lost, in grosze; null where no such is near the form's. */
export const meantPrice = (work: number, quoted: number): number | null =>
  [work * 10, work * 100, work / 10, work / 100].find(
    (one) => Number.isInteger(one) && one >= quoted / 2 && one <= quoted * 3,
  ) ?? null;
