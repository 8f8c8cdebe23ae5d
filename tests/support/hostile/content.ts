import fc from 'fast-check';
import type { FormName } from '@/domain/api';
import { locales } from '@/i18n/locales';
import { byteChanges } from './bytes';
import { soundFields, spoiltFields } from './fields';
import { soundFiles, spoiltFiles } from './files';
import { mostly } from './mostly';
import { type Packed, type PackName, packNames, packs, partHeads } from './pack';

/** Which packing fits a form: its script's, or the browser's when that sends it by itself. */
const fitting: Readonly<Record<FormName, Readonly<Record<'script' | 'browser', readonly PackName[]>>>> = {
  contact: { script: ['json'], browser: ['urlencoded', 'multipart'] },
  'registration-lessons': { script: ['json'], browser: ['urlencoded', 'multipart'] },
  orders: { script: ['multipart'], browser: ['multipart'] },
  'shop-orders': { script: ['multipart'], browser: ['multipart', 'urlencoded'] },
};

const asItIs = fc.constant((bytes: Buffer) => bytes);
const noHead = fc.constant('');
// in any language, ours or not, or in none
const stated = fc.constantFrom('', 'de', ...locales, ...locales);

/** What is not as it should be. The form's word on its language is left out where nobody knows whether it is read. */
const spoiling = {
  nothing: () => ({}),
  fields: (form: FormName) => ({ fields: spoiltFields(form) }),
  files: (form: FormName) => ({ files: spoiltFiles(form) }),
  parts: () => ({ partHead: partHeads, language: fc.constant('') }),
  bytes: () => ({ change: byteChanges, language: fc.constant('') }),
} as const;

/** What a form brings; `language` is what it says of its own, if anything. */
export type Content = Packed & Readonly<{ language: string }>;

function contentOf(form: FormName, by: 'script' | 'browser', spoilt: keyof typeof spoiling): fc.Arbitrary<Content> {
  const sound = {
    ...{ fields: soundFields(form), files: soundFiles[form], partHead: noHead, change: asItIs, language: stated },
    pack: mostly(fc.constantFrom(...fitting[form][by]), fc.constantFrom(...packNames)),
  };
  const record: typeof sound = { ...sound, ...spoiling[spoilt](form) };
  return fc.record(record).map(({ fields, files, pack, partHead, change, language }) => {
    const own = language ? [{ name: 'language', value: language }, ...fields] : fields;
    const { type, body } = packs[pack]({ fields: own, files }, partHead);
    return { type, body: change(body), language };
  });
}

/** What may come in at a form's address. */
export const contents = (form: FormName, by: 'script' | 'browser'): fc.Arbitrary<Content> =>
  fc
    .constantFrom<keyof typeof spoiling>('nothing', 'fields', 'fields', 'files', 'parts', 'bytes', 'bytes')
    .chain((spoilt) => contentOf(form, by, spoilt));
