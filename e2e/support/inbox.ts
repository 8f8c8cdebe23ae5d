import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type Received = Readonly<{
  reference: string;
  kind: string;
  language: string;
  fields: {
    draft: Record<string, unknown>;
    delivery: Record<string, string>;
    price: { grosze: number; from: boolean };
    lines: { label: string; value: string | null }[];
  };
  photos: { width: number; height: number; name: string }[];
}>;

/** Runs the artist's own command while the site runs. */
export async function studio(...words: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['--import', 'tsx', 'scripts/studio.ts', ...words], {
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR },
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

/** Everything that was received, as the artist's export prints it. */
export async function received(): Promise<readonly Received[]> {
  return JSON.parse(await studio('inbox', 'export', '--json')) as Received[];
}
