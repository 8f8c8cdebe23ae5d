import input from '@inquirer/input';
import { environment } from '@/server/platform/environment';
import { openExisting } from '@/server/storage/open';
import { desk } from './desk';
import { wrap } from './terminal';

const theme = { prefix: { idle: '', done: '' } };
const left: ReadonlySet<string> = new Set(['ExitPromptError', 'AbortPromptError']);

/** Asks in the terminal. Where nobody sits at one, and where they leave with Ctrl+C or Ctrl+D, the answer is empty. */
export async function ask(question: string): Promise<string> {
  const { stdin, stderr } = process;
  if (!stdin.isTTY) return '';
  const rows = wrap(question, Math.min(100, stderr.columns || 80) - 2);
  for (const row of rows.slice(0, -1)) stderr.write(`${row}\n`);
  // Ctrl+D ends the reading of the line, of which the prompt is told nothing
  const end = new AbortController();
  stdin.once('pause', () => end.abort());
  return input({ message: rows.at(-1) ?? '', theme }, { output: stderr, signal: end.signal }).catch(
    (error: unknown) => {
      if (error instanceof Error && left.has(error.name)) return '';
      throw error;
    },
  );
}

const { stdout, stderr } = process;
// whoever reads it may have seen enough, as `| head` has: that is no failure, and nobody is left to tell
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});
process.exitCode = await desk(process.argv.slice(2), {
  async withStorage(work) {
    const storage = await openExisting(environment());
    try {
      return await work(storage);
    } finally {
      await storage.destroy();
    }
  },
  now: Date.now,
  folder: '.',
  settings: environment,
  ...{ ask, columns: stdout.columns, stdout, stderr },
});
