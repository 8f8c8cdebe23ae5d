import { randomInt, randomUUID } from 'node:crypto';
import { environment } from '../platform/environment';
import { type LogLine, logLine } from '../platform/log';
import type { Random } from './queries/reference';
import { freeBytesOf, spoolIn } from './space';
import { storage } from './storage';
import type { Storage } from './tables';

/** Everything outside: the clock, chance, the disk, the log. An argument, so that tests bring their own. */
export type Effects = Readonly<{
  publicOrigins: () => readonly string[];
  storage: () => Promise<Storage>;
  /** Where photos wait while they are worked on. */
  spoolFolder: () => string;
  freeBytes: () => Promise<number>;
  now: () => number;
  random: Random;
  uuid: () => string;
  /** Who shows it is told figures; null: nobody is. */
  healthToken: () => string | null;
  /** What the ids of our letters end in. */
  mailHost: () => string;
  log: (line: LogLine) => void;
}>;

export const effects: Effects = {
  publicOrigins: () => environment().publicOrigins,
  storage,
  spoolFolder: () => spoolIn(environment().dataFolder),
  freeBytes: freeBytesOf(() => environment().dataFolder),
  now: () => Date.now(),
  random: (below) => randomInt(below),
  uuid: () => randomUUID(),
  healthToken: () => environment().healthToken,
  mailHost: () => environment().mailHost,
  log: (line) => void process.stdout.write(`${logLine(line, Date.now())}\n`),
};
