import { environment } from '@/server/platform/environment';
import { openExisting } from '@/server/storage/open';
import { desk } from './desk';

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
  isTerminal: stdout.isTTY,
  stdout,
  stderr,
});
