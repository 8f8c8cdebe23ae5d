import type { Writable } from 'node:stream';

/** Whoever reads what a command prints may have seen enough, as `| head` has: that is no failure, and nobody is left to tell. */
export function endsQuietly(output: Writable): void {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
}
