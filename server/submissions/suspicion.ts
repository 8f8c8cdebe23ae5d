import { signals } from '@/domain/api';
import { limits } from '../platform/limits';

/** Why something is held back for the artist to look at. */
export const suspicions = ['hidden', 'fast', 'links'] as const;
export type Suspicion = (typeof suspicions)[number];

type Fields = Readonly<Record<string, string>>;

const link = /https?:\/\/|www\./gi;

const linksIn = (fields: Fields): number =>
  Object.values(fields).reduce((sum, text) => sum + (text.match(link)?.length ?? 0), 0);

function wasFast(fields: Fields): boolean {
  const elapsed = fields[signals.elapsed]?.trim() ?? '';
  // a missing time is no signal: without script there is none
  return /^\d{1,12}(\.\d+)?$/.test(elapsed) && Number(elapsed) < limits.suspicion.fillMs;
}

const signs: Readonly<Record<Suspicion, (fields: Fields) => boolean>> = {
  hidden: (fields) => Boolean(fields[signals.hidden]?.trim()),
  fast: wasFast,
  links: (fields) => linksIn(fields) > limits.suspicion.links,
};

/** The first thing that looks like a machine's work; such a submission is kept and answered as any other (TRUST-19). */
export const suspicionOf = (fields: Fields): Suspicion | undefined => suspicions.find((sign) => signs[sign](fields));
