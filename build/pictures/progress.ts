import { regions } from '@/i18n/locales';

/** Between two lines where the output is no terminal, ms. */
const quietMs = 60_000;

const words = {
  pl: { of: 'z', left: (minutes: number) => `jeszcze około ${minutes} min`, pictures: 'obrazy' },
  en: { of: 'of', left: (minutes: number) => `about ${minutes} min`, pictures: 'pictures' },
} as const;

export function progressLine(made: number, total: number, ms: number, locale: 'pl' | 'en'): string {
  const { of, left, pictures } = words[locale];
  const count = (n: number) => n.toLocaleString(regions[locale], { useGrouping: 'always' });
  const minutes = Math.max(1, Math.round(((ms / made) * (total - made)) / 60_000));
  return `${pictures}: ${count(made)} ${of} ${count(total)}, ${left(minutes)}`;
}

/**
 * Reports progress in one line, which a terminal overwrites and removes at the end.
 * @returns to be called after each file
 */
export function progress(total: number, out: NodeJS.WriteStream, locale: 'pl' | 'en'): () => void {
  const began = performance.now();
  let [made, said] = [0, began];
  return () => {
    made += 1;
    const now = performance.now();
    if (made === total && out.isTTY) return void out.write('\r\x1b[K');
    if (made === total || now - said < (out.isTTY ? 500 : quietMs)) return;
    said = now;
    const line = progressLine(made, total, now - began, locale);
    out.write(out.isTTY ? `\r\x1b[K${line}` : `${line}\n`);
  };
}
