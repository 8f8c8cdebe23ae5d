import { createInterface } from 'node:readline/promises';
import { environment } from '@/server/platform/environment';
import { openExisting } from '@/server/storage/open';
import { desk } from './desk';

/** Asks in the terminal. Where nobody sits at one, and where they leave with Ctrl+C or Ctrl+D, the answer is empty. */
async function ask(question: string): Promise<string> {
  const { stdin: input, stderr: output } = process;
  if (!input.isTTY) return '';
  const lines = createInterface({ input, output });
  const left = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
  const answer = await Promise.race([lines.question(question), left]);
  lines.close();
  return answer;
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
  ask,
  isTerminal: stdout.isTTY,
  stdout,
  stderr,
});
