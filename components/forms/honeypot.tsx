import { signals } from '@/domain/api';

/** A field that nobody sees, reads out or reaches, for machines to fill (TRUST-19). */
export const Honeypot = () => (
  <input className="visually-hidden" name={signals.hidden} tabIndex={-1} autoComplete="off" aria-hidden="true" />
);
