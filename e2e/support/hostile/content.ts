import fc from 'fast-check';
import type { FormName } from '@/domain/api';
import { locales } from '@/i18n/locales';
import { byteChanges } from './bytes';
import { soundFields, spoiltFields } from './fields';
import { soundFiles, spoiltFiles } from './files';
import { mostly } from './mostly';
import { type Packed, type PackName, packNames, packs, partHeads } from './pack';

/** The valid formats of a form: sent by its script, or by the browser without script. */
const fitting: Readonly<Record<FormName, Readonly<Record<'script' | 'browser', readonly PackName[]>>>> = {
  contact: { script: ['json'], browser: ['urlencoded', 'multipart'] },
  'registration-lessons': { script: ['json'], browser: ['urlencoded', 'multipart'] },
  'opening-notices': { script: ['json'], browser: ['urlencoded', 'multipart'] },
  orders: { script: ['multipart'], browser: ['multipart'] },
  'shop-orders': { script: ['multipart'], browser: ['multipart', 'urlencoded'] },
};

const asItIs = fc.constant((bytes: Buffer) => bytes);
const noHead = fc.constant('');
// one of our languages, another one, or none
const languages = fc.constantFrom('', 'de', ...locales, ...locales);

/** What is made wrong in a form. It has no `language` where it is unknown whether the server can read that field. */
const spoiling = {
  nothing: () => ({}),
  fields: (form: FormName) => ({ fields: spoiltFields(form) }),
  files: (form: FormName) => ({ files: spoiltFiles(form) }),
  parts: () => ({ partHead: partHeads, language: fc.constant('') }),
  bytes: () => ({ change: byteChanges, language: fc.constant('') }),
} as const;

/** A form's body; `language`: the value of its field of that name, or empty. */
export type Content = Packed & Readonly<{ language: string }>;

function contentOf(form: FormName, by: 'script' | 'browser', spoilt: keyof typeof spoiling): fc.Arbitrary<Content> {
  const sound = {
    ...{ fields: soundFields(form), files: soundFiles[form], partHead: noHead, change: asItIs, language: languages },
    pack: mostly(fc.constantFrom(...fitting[form][by]), fc.constantFrom(...packNames)),
  };
  const record: typeof sound = { ...sound, ...spoiling[spoilt](form) };
  return fc.record(record).map(({ fields, files, pack, partHead, change, language }) => {
    const own = language ? [{ name: 'language', value: language }, ...fields] : fields;
    const { type, body } = packs[pack]({ fields: own, files }, partHead);
    return { type, body: change(body), language };
  });
}

/** Bodies for a form's address, valid or not. */
export const contents = (form: FormName, by: 'script' | 'browser'): fc.Arbitrary<Content> =>
  fc
    .constantFrom<keyof typeof spoiling>('nothing', 'fields', 'fields', 'files', 'parts', 'bytes', 'bytes')
    .chain((spoilt) => contentOf(form, by, spoilt));
