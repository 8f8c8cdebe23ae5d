import fc from 'fast-check';
import type { FormName } from '@/domain/api';
import { type Locale, locales } from '@/i18n/locales';
import { contents } from './content';
import { languages, type Sender, senders, strangeHeaders, wrongTypes } from './manner';
import { mostly } from './mostly';

/** One request, and what its answer must be like. */
export type Letter = Readonly<{
  form: FormName;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** Sent whole, in chunks without Content-Length, or cut off before its end. */
  way: 'whole' | 'chunked' | 'cut';
  /** Whether the answer must be a page. */
  page: boolean;
  /**
   * The browser's language. `read`: the language once the form is read; two if a wrong type may keep it from being
   * read.
   */
  browser: Locale;
  read: readonly Locale[];
}>;

/** The text of a failure: the first bytes. The seed can make all of them again. */
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
      const expected = locales.find((locale) => locale === language) ?? browser;
      const read = wrongType === undefined ? [expected] : [expected, browser];
      const letter = { form, headers, body, way, page, browser, read };
      return { ...letter, [fc.toStringMethod]: () => shown(letter) };
    });

/** Requests to a form's address, valid or not, from every kind of sender. */
export const letters = (form: FormName): fc.Arbitrary<Letter> => senders.chain((sender) => lettersBy(form, sender));
