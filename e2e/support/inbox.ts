import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

type ShopOrder = {
  draft: Record<string, unknown>;
  delivery: Record<string, string>;
  price: { grosze: number; from: boolean };
  lines: { label: string; value: string | null }[];
};

export type Received<Fields = ShopOrder> = Readonly<{
  reference: string;
  kind: string;
  language: string;
  fields: Fields;
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
export async function received<Fields = ShopOrder>(): Promise<readonly Received<Fields>[]> {
  return JSON.parse(await studio('inbox', 'export', '--json')) as Received<Fields>[];
}

/** The forms of the home page that hold this text in one of their fields. */
export async function receivedWith(text: string): Promise<readonly Received<Record<string, unknown>>[]> {
  const all = await received<Record<string, unknown>>();
  return all.filter(({ fields }) => Object.values(fields).includes(text));
}
