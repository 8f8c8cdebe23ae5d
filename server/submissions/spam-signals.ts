import { signals } from '@/domain/api';
import { limits } from '../platform/limits';

export const spamSignals = ['hidden', 'fast', 'links'] as const;
export type SpamSignal = (typeof spamSignals)[number];

type Fields = Readonly<Record<string, string>>;

const link = /https?:\/\/|www\./gi;

const signs: Readonly<Record<SpamSignal, (fields: Fields) => boolean>> = {
  hidden: (fields) => Boolean(fields[signals.hidden]?.trim()),
  fast(fields) {
    const elapsed = fields[signals.elapsed]?.trim() ?? '';
    // a missing time is no signal: without script there is none
    return /^\d{1,12}(\.\d+)?$/.test(elapsed) && Number(elapsed) < limits.spam.fillMs;
  },
  links: (fields) => Object.values(fields).flatMap((text) => text.match(link) ?? []).length > limits.spam.links,
};

/** Such a submission is stored and answered as any other (TRUST-19). */
export const spamSignalOf = (fields: Fields): SpamSignal | undefined => spamSignals.find((sign) => signs[sign](fields));
