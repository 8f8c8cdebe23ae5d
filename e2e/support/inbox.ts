import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Localized } from '@/i18n/locales';
import { programs } from './in-process/programs';

const run = promisify(execFile);

type ShopOrder = {
  draft: Record<string, unknown>;
  delivery: Record<string, string>;
  price: { grosze: number; from: boolean };
  lines: { label: Localized; value: Localized | string | null }[];
};

export type Received<Fields = ShopOrder> = Readonly<{
  reference: string;
  kind: string;
  language: string;
  fields: Fields;
  photos: { width: number; height: number; name: string }[];
}>;

async function studioOf(dataFolder: string | undefined, words: readonly string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [programs.studio, ...words], {
    env: { ...process.env, DATA_DIR: dataFolder },
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

/** Runs an artist's command (`npm run studio`) while the site runs. */
export const studio = (...words: string[]): Promise<string> => studioOf(process.env.E2E_DATA_DIR, words);

const everything = async (dataFolder = process.env.E2E_DATA_DIR) =>
  JSON.parse(await studioOf(dataFolder, ['inbox', 'export', '--json'])) as readonly Received<unknown>[];

/**
 * The shop's orders, as the artist's export prints them; of the site under test, or of one with another data folder.
 */
export async function received(dataFolder?: string): Promise<readonly Received[]> {
  return (await everything(dataFolder)).filter(({ kind }) => kind === 'shop-order') as readonly Received[];
}

type Texts = Readonly<Record<string, unknown>>;

/** The forms that hold this text in one of their fields. */
export async function receivedWith(text: string, dataFolder?: string): Promise<readonly Received<Texts>[]> {
  const forms = (await everything(dataFolder)) as readonly Received<Texts>[];
  return forms.filter(({ fields }) => Object.values(fields).includes(text));
}
