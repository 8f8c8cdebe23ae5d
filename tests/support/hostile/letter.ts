import fc from 'fast-check';
import type { FormName } from '@/domain/api';
import { type Locale, locales } from '@/i18n/locales';
import { contents } from './content';
import { languages, type Sender, senders, strangeHeaders, wrongTypes } from './manner';
import { mostly } from './mostly';

/** One request, and what is known of its answer beforehand. */
export type Letter = Readonly<{
  form: FormName;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** Whole, in pieces of unstated number, or broken off by the sender. */
  way: 'whole' | 'chunked' | 'cut';
  /** Whether the answer is a page. */
  page: boolean;
  /** The language that the browser prefers, and what counts once the form is read. Of another type it may never be. */
  browser: Locale;
  read: readonly Locale[];
}>;

/** A failure shows the bytes; of very many the beginning, and the seed makes them all again. */
const shown = ({ form, headers, body, way }: Letter): string => {
  const text = JSON.stringify(body.toString('latin1'));
  const rest = text.length > 4000 ? `${text.slice(0, 4000)}… (${body.length} bytes)` : text;
  return `${form}, ${way}, ${JSON.stringify(headers)}\n${rest}\n`;
};

const ways = mostly(fc.constant('whole' as const), fc.constantFrom('chunked' as const, 'cut' as const));

const lettersBy = (form: FormName, { headers: own, page }: Sender): fc.Arbitrary<Letter> =>
  fc
    .record({
      content: contents(form, page ? 'browser' : 'script'),
      wrongType: mostly(fc.constant(undefined), wrongTypes),
      strange: mostly(fc.constant({}), strangeHeaders),
      accepts: languages,
      way: ways,
    })
    .map(({ content: { type, body, language }, wrongType, strange, accepts: [accepted, browser], way }) => {
      const contentType = wrongType === undefined ? type : wrongType;
      const headers = {
        ...(accepted !== null && { 'Accept-Language': accepted }),
        ...(contentType !== null && { 'Content-Type': contentType }),
        ...own,
        ...strange,
      };
      const stated = locales.find((locale) => locale === language) ?? browser;
      const read = wrongType === undefined ? [stated] : [stated, browser];
      const letter = { form, headers, body, way, page, browser, read };
      return { ...letter, [fc.toStringMethod]: () => shown(letter) };
    });

/** What may come in at a form's address, from whomever. */
export const letters = (form: FormName): fc.Arbitrary<Letter> => senders.chain((sender) => lettersBy(form, sender));
