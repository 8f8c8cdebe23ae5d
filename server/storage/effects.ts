import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { environment } from '../platform/environment';
import { type LogLine, logLine, writeLog } from '../platform/log';
import { deliveredFolder } from './delivered';
import type { Random } from './queries/reference';
import { freeBytesOf, spoolIn } from './space';
import { storage } from './storage';
import type { Storage } from './tables';

/** Side effects, passed as an argument, so that tests can replace them. */
export type Effects = Readonly<{
  storage: () => Promise<Storage>;
  spoolFolder: () => string;
  deliveredFolder: () => string;
  freeBytes: () => Promise<number>;
  now: () => number;
  random: Random;
  uuid: () => string;
  /** Of an order's private page, not to be guessed: 160 bits in hexadecimal digits. */
  token: () => string;
  mails: () => boolean;
  mailHost: () => string;
  log: (line: LogLine) => void;
}>;

export type LetterEffects = Pick<Effects, 'now' | 'uuid' | 'mailHost'>;
export type SavingEffects = LetterEffects & Pick<Effects, 'random' | 'token'>;

export const effects: Effects = {
  storage,
  spoolFolder: () => spoolIn(environment().dataFolder),
  deliveredFolder: () => deliveredFolder(environment().dataFolder),
  freeBytes: freeBytesOf(() => environment().dataFolder),
  now: () => Date.now(),
  random: (below) => randomInt(below),
  uuid: () => randomUUID(),
  token: () => randomBytes(20).toString('hex'),
  mails: () => environment().mail !== null,
  mailHost: () => environment().mailHost,
  log: (line) => writeLog(logLine(line, Date.now()), () => environment().dataFolder),
};
