import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { environment } from '@/server/platform/environment';
import { causeOf } from '@/server/platform/log';
import { openStorage } from '@/server/storage/open';
import { plain, words } from '@/server/submissions/views/say';
import type { Reply } from './command';
import { commands } from './commands';
import { printable } from './printable';

const options = {
  help: { type: 'boolean', short: 'h' },
  to: { type: 'string' },
  json: { type: 'boolean' },
  parked: { type: 'boolean' },
  yes: { type: 'boolean' },
} as const;

/** Asks in the terminal; where nobody sits, the answer is empty. */
async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) return '';
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  return terminal.question(question).finally(() => terminal.close());
}

function parsed(typed: readonly string[]) {
  try {
    return parseArgs({ args: [...typed], options, allowPositionals: true });
  } catch {
    return null;
  }
}

async function answer(typed: readonly string[]): Promise<Reply> {
  const read = parsed(typed);
  if (!read) return { ok: false, text: words('studio.unknownOption') };
  const { positionals, values } = read;
  const [room, verb, reference] = positionals;
  if (values.help || room === undefined) return { ok: true, text: words('studio.help') };
  const command = commands[`${room} ${verb}`];
  if (!command) return { ok: false, text: words('studio.unknownCommand', { command: positionals.join(' ') }) };
  const storage = await openStorage(environment());
  try {
    const { to, parked, yes } = values;
    return await command({ storage, reference, to, parked, yes, ask, now: Date.now() });
  } finally {
    await storage.destroy();
  }
}

/**
 * The artist's command. Prints to the terminal and reads the same file that the site writes, while it runs.
 * @returns the exit code
 */
export async function studio(typed: readonly string[]): Promise<0 | 1> {
  try {
    const { ok, text } = await answer(typed);
    (ok ? process.stdout : process.stderr).write(`${printable(plain(text))}\n`);
    return ok ? 0 : 1;
  } catch (error) {
    const cause = error instanceof Error ? error.message : causeOf(error);
    process.stderr.write(`${plain(words('studio.failed'))} ${printable(cause)}\n`);
    return 1;
  }
}
