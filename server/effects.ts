import { randomInt, randomUUID } from 'node:crypto';
import { environment } from './environment';
import { type LogLine, logLine } from './log';
import { spoolIn } from './receive/spool';
import type { Random } from './storage/reference';
import { freeBytesOf } from './storage/space';
import { storage } from './storage/storage';
import type { Storage } from './storage/tables';

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
