import type { Locale, Localized } from '@/i18n/locales';
import { checkContent } from './check-content';
import type { Fault } from './fault';

const words = {
  note: { en: 'note', pl: 'uwaga' },
  inOrder: { en: 'all is in order', pl: 'wszystko w porządku' },
} as const satisfies Record<string, Localized>;

const counted = (count: number): Localized => ({
  en: count === 1 ? '1 fault' : `${count} faults`,
  pl: `błędy: ${count}`,
});

/** One line for a fault: file and line, the item, and what is wrong. */
function lineOfFault({ item, fault, at: { file, line } }: Fault, locale: Locale): string {
  const named = item === file ? [] : [item];
  return [`content: ${file}:${line ?? 1}`, ...named, fault[locale]].join(': ');
}

/**
 * Prints the faults and warnings of content, one line each.
 * @param options `record`: if nothing is wrong, new ids and addresses are recorded permanently
 * @returns whether content may be published
 */
export async function reportContent(options: { locale?: Locale; record?: boolean } = {}): Promise<boolean> {
  const { locale = 'en', record = false } = options;
  const { faults, notes } = await checkContent({ record });
  for (const note of notes) console.log(`content: ${words.note[locale]}: ${note[locale]}`);
  for (const fault of faults) console.error(lineOfFault(fault, locale));
  console.log(`content: ${(faults.length === 0 ? words.inOrder : counted(faults.length))[locale]}`);
  return faults.length === 0;
}
