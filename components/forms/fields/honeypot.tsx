import { signals } from '@/domain/api';

/** A honeypot (TRUST-19): a field that machines fill and people never see, hear or reach. */
export const Honeypot = ({ value }: { value?: string | undefined }) => (
  <input
    className="visually-hidden"
    name={signals.hidden}
    tabIndex={-1}
    autoComplete="off"
    aria-hidden="true"
    defaultValue={value}
  />
);
