import * as z from 'zod';
import { isDay, isPastDay } from './days';
import { type Medium, media } from './media';
import { type Size, sizes, variants } from './order';
import { isSiteAddress } from './site-address';

/** What something typed on the desk can break: it has a sentence for each. */
export type Rule =
  | ('empty' | 'whole' | 'percent' | 'year' | 'email' | 'phone' | 'url' | 'day' | 'shape' | 'account' | 'tax')
  | ('lacks' | 'mark' | 'plural' | 'braces' | 'unreadable' | 'encoding' | 'other');

const row = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject(shape);
const some = <Key extends string, Value extends z.ZodType>(keys: readonly Key[], value: Value) =>
  row(Object.fromEntries(keys.map((key) => [key, value.exactOptional()])) as Record<Key, z.ZodExactOptional<Value>>);
/** Editors complete what is typed by `$schema`. */
const file = <Shape extends z.ZodRawShape>(shape: Shape) => row({ $schema: z.string().exactOptional(), ...shape });
/** False once the artist has replaced every sample of the file. */
const sample = z.boolean().exactOptional().describe('true: jeszcze przykład / still a placeholder');

/** @param error in the terminal, behind the name of the value */
const text = (rule: Rule, error: string, isRight: (text: string) => boolean) =>
  z.string().refine(isRight, { error, params: { rule } });
const number = (rule: Rule, error: string, isRight: (value: number) => boolean) =>
  z.number().refine(isRight, { error, params: { rule } });
const isFrom = (value: number, least: number, most = Number.MAX_SAFE_INTEGER) =>
  Number.isSafeInteger(value) && value >= least && value <= most;

const filled = text('empty', 'is empty', (value) => value.trim() !== '');
const whole = number('whole', 'must be a whole number, at least 1', (value) => isFrom(value, 1));
const centimetres = number('other', 'must be centimetres, more than 0', (value) => value > 0);
const pixels = number('other', 'must be whole pixels, at least 0', (value) => isFrom(value, 0));
const percent = number('percent', 'must be whole percent, from 0 to 100', (value) => isFrom(value, 0, 100));
const year = number('year', 'must be a year from 1900 to 2100', (value) => isFrom(value, 1900, 2100));
const words = row({ pl: filled, en: filled });
const slug = text('other', 'must be small letters a-z, digits and single hyphens', (value) =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value),
);
const slugs = row({ pl: slug, en: slug });
const image = text('other', 'must be named folder/file in small letters, digits and hyphens', (value) =>
  /^[a-z0-9-]+\/[a-z0-9-]+\.(webp|avif|png|jpe?g)$/.test(value),
).describe('Plik w folderze images / a file in the folder images');

/** What a form asks for where the type of a value does not say it. `least`: in grosze. */
export const asksFor = z.registry<Readonly<{ kind: 'dayOfYear' } | { kind: 'money'; least: number }>>();

/** In grosze. A lower price was most likely meant in złoty. */
export const lowestPrice = 1000;
const grosze = number('other', 'must be whole grosze (9999 is 99.99 zł), at least 1000', (value) =>
  isFrom(value, lowestPrice),
).register(asksFor, { kind: 'money', least: lowestPrice });
const sum = whole.clone().register(asksFor, { kind: 'money', least: 1 });

export const rectangle = row({ x: pixels, y: pixels, width: pixels, height: pixels }).describe(
  'Część obrazka, w pikselach jego pliku / a part of the picture, in pixels of its file',
);

export const fixedSizes = (Object.keys(sizes) as Size[]).filter((size) => size !== 'custom');

/** One work as the artist records it. Pixel size and average tone are read from the image by the build. */
export const work = row({
  id: whole.describe('Numer na zawsze, jeden w całej galerii / for ever, unique over all categories'),
  image,
  sample: z.boolean().describe('true: jeszcze przykład / still a placeholder'),
  slug: slugs.describe('Część adresu, nigdy nie zmieniana / a part of the address, never changed'),
  title: words,
  technique: words
    .nullable()
    .refine((value): boolean => value !== null, { error: 'is empty', params: { rule: 'empty' } }),
  year,
  sizeCm: row({ width: centimetres, height: centimetres }).nullable(),
  alt: words.describe('Co widać na obrazie / what the picture shows'),
  added: text('day', 'must be a day that has come, like 2026-11-22', (value) => isPastDay(value, Date.now()))
    .exactOptional()
    .describe(
      'Dzień, w którym praca trafiła na stronę, jak 2026-11-22 / the day on which it came to the site: the feed says it',
    ),
  place: words.exactOptional().describe('Gdzie powstała albo wisi / where it was made or hangs'),
  about: words.exactOptional().describe('Dwa zdania o pracy / two sentences about it'),
  state: z
    .enum(['for-sale', 'not-for-sale', 'reserved', 'sold'])
    .exactOptional()
    .describe(
      'Oryginał, którego nie ma na półce sklepu: sprzedany albo odłożony / an original that is on no shelf of the shop',
    ),
  prints: z
    .array(z.enum(fixedSizes))
    .exactOptional()
    .describe('Formaty, w których można zamówić wydruk tej pracy / the sizes in which this work is printed'),
  tall: rectangle
    .exactOptional()
    .describe(
      'Pionowy wycinek muralu do banera, bez podłogi i mebli / the upright part of a mural for the banner: painting alone',
    ),
});
const works = file({ works: z.array(work) });

const item = {
  number: whole.describe('Numer w adresie, nigdy nie zmieniany / in the address: permanent, never reused'),
  artwork: z.number().describe('id pracy / the work’s id'),
};
export const shopItem = row(item);
export const shopPicture = row({
  ...item,
  price: grosze.describe('W groszach: 9999 to 99,99 zł / whole grosze'),
  delivers: z.enum(['file', 'print', 'original']),
  state: z
    .enum(['available', 'reserved', 'sold'])
    .describe('reserved, sold: tylko oryginał / only an original; it stays on the page but cannot be ordered'),
});

const bySize = some(fixedSizes, grosze);
const onMedia = some(Object.keys(media) as (keyof typeof media)[], z.union([grosze, bySize]));
const ofPeople = some(variants.oil.subjects, bySize);

const logo = z.array(row({ text: z.string(), italic: z.boolean() }));
export const ownPicture = row({ image, title: words, alt: words });
const service = z.enum(['open', 'waiting', 'closed']);
const dayOfYear = text('day', 'must be a day of the year like 12-24', (value) => isDay(`2024-${value}`)).register(
  asksFor,
  { kind: 'dayOfYear' },
);
const monthOrDay = text(
  'day',
  'must be a month like 2027-03 or a day like 2027-01-15',
  (value) => (/^\d{4}-\d\d$/.test(value) && isDay(`${value}-01`)) || isDay(value),
).nullable();
const ofEachType = <Value extends z.ZodType>(value: Value) =>
  row({ picture: value, portraits: value, 'custom-pictures': value, posters: value });
const ofEachService = <Value extends z.ZodType>(value: Value) =>
  row({ portraits: value, 'custom-pictures': value, posters: value, lessons: value });
/** HOME-5: how many pictures each tile has. */
export const poolSizes = { portraits: 4, landscapes: 4, wall_art: 5, digital_art: 2 } as const;
const pool = (count: number) => z.array(z.number()).length(count);
const stage = row({ image, alt: words });
export const block = z.union([words, row({ list: z.array(words) })]);
export const section = row({ id: words, title: words, blocks: z.array(block) });
const document = file({ sections: z.array(section) });
const category = z.enum(['portraits', 'landscapes', 'wall_art', 'digital_art']);

const monthNumbers = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;

export const files = {
  'artworks/portraits.json': works,
  'artworks/landscapes.json': works,
  'artworks/wall-art.json': works,
  'artworks/digital-art.json': works,
  'shop.json': file({
    pictures: z.array(shopPicture),
    portraits: z.array(shopItem),
    paintings: z.array(shopItem),
    posters: z.array(shopItem),
  }),
  'prices.json': file({
    sample,
    defaultPrice: grosze.describe('Gdy cennik nic nie mówi / where the list says nothing'),
    beyondA0Percent: whole.describe(
      'Większe niż A0: tyle procent ceny A0 za każdą kolejną powierzchnię A0 / larger than A0: of its price, for each further area',
    ),
    prices: row({
      posters: onMedia,
      portraits: row({
        acrylic: ofPeople,
        pencil: ofPeople,
        oil: ofPeople,
        digital: some(variants.digital.subjects, onMedia),
      }),
      'custom-pictures': row({ acrylic: bySize, pencil: bySize, oil: bySize, digital: onMedia }),
    }).describe('W groszach: 39000 to 390 zł / whole grosze'),
  }),
  'services.json': file({
    services: ofEachService(service).describe(
      'waiting: zamówienia na listę; closed: nic nie można zamówić / orders go on a list; nothing can be ordered',
    ),
    nextFree: ofEachService(monthOrDay).describe(
      'Najbliższy wolny miesiąc, jak 2027-03, albo dzień, jak 2027-01-15; przy closed: kiedy otwarcie / when it is free, or opens',
    ),
    shopRest: row({
      resting: z.boolean(),
      until: text('day', 'must be a day like 2027-01-07', isDay).nullable(),
    }).describe(
      'resting: true zamyka sklep, until: dzień otwarcia, jak 2027-01-07 / closes the shop until that day; lessons go on',
    ),
  }),
  'capacity.json': file({
    places: some(monthNumbers, whole).describe(
      'Ile zamówień mieści się w miesiącu: "12": 5 to pięć w grudniu / how many orders a month has room for',
    ),
  }),
  'terms.json': file({
    sample,
    weeks: ofEachType(whole).describe('W ile tygodni praca bywa gotowa / in how many weeks it is usually ready'),
    delivery: row({ pl: sum, eu: sum, world: sum }).describe(
      'Dokąd i od ilu groszy: 2500 to 25 zł / where to, and the least price in whole grosze',
    ),
    christmas: ofEachType(dayOfYear).describe(
      'Do kiedy przyjąć ofertę, by praca doszła na święta: "12-10" to 10 grudnia / the last day to accept, for Christmas',
    ),
    groszePerEuro: sum.describe('430 to 4,30 zł za euro / 430 is 4.30 zł for a euro'),
    fileLongSide: whole.describe('Dłuższy bok pliku w pikselach / the longer side of a file in px'),
    corrections: whole.describe(
      'Ile poprawek szkicu mieści się w cenie / how many corrections of a sketch are in the price',
    ),
    automaticOffers: row({ file: z.boolean(), print: z.boolean() }).describe(
      'Czy oferta robi się sama, gdy wszystko jest wiadome / whether an offer makes itself where nothing is open',
    ),
    mural: row({ grosze: sum, km: whole, days: row({ least: whole, most: whole }) }).describe(
      'Mural: grosze za m², ile km od pracowni, ile dni / grosze for a square metre, how far, how many days',
    ),
    materials: z
      .array(row({ medium: z.enum(Object.keys(media) as [Medium, ...Medium[]]), text: words }))
      .describe('Z czego są rzeczy i jak duże / what things are made of, and how large'),
  }),
  'replies.json': file({
    replies: z
      .array(row({ name: words, text: words }))
      .describe('Gotowe odpowiedzi; {name} to imię / replies that the desk inserts; {name} is whom they are to'),
  }),
  'lessons.json': file({ sample, lessons: z.array(row({ code: z.number(), name: words, details: words })) }),
  'artist.json': file({
    sample,
    studio: words,
    logo: row({ pl: logo, en: logo }),
    name: filled,
    city: words,
    email: z.string(),
    phone: z.string(),
    replyWorkingDays: whole.describe('W ile dni roboczych przychodzi odpowiedź / within how many working days'),
    seller: row({ name: z.string(), address: z.string().nullable(), taxId: z.string().nullable() }),
    bankAccount: z
      .string()
      .nullable()
      .describe('Na to konto klienci płacą; null: numer jest w liście / the account that buyers pay to'),
    euroAccount: z
      .string()
      .nullable()
      .exactOptional()
      .describe(
        'IBAN konta w euro, na które można zapłacić po kursie z terms / an account in euro, paid to at the rate in terms',
      ),
    euroBic: z.string().nullable().exactOptional().describe('BIC banku tego konta / of the bank of that account'),
    depositPercent: percent.describe('Zwykła zaliczka w procentach / the usual deposit'),
    reminderDays: whole
      .nullable()
      .exactOptional()
      .describe(
        'Ile dni przed terminem wpłaty i po nim przypomnieć listem; null: wcale / days before and after the day of a payment; null: none',
      ),
    social: z.array(
      row({ name: z.string(), url: text('url', 'must be an address that starts with https://', isSiteAddress) }),
    ),
    designCredit: z.string(),
    copyrightYear: year,
    portrait: z.union([z.number(), ownPicture]).describe('id pracy albo obrazek / the id of a work, or a picture'),
  }),
  'banner.json': file({
    portraits: pool(poolSizes.portraits),
    landscapes: pool(poolSizes.landscapes),
    wall_art: pool(poolSizes.wall_art),
    digital_art: pool(poolSizes.digital_art),
  }),
  'from-photo.json': file({ sample, work: z.number(), stages: row({ photo: stage, sketch: stage, half: stage }) }),
  'documents/privacy-policy.json': document,
  'documents/accessibility.json': document,
  'documents/store-regulations.json': document,
  /** Every id, slug and shop number that was ever given: removed rows stay, so that no address leads to something else (ROUTES-5). */
  'ids.json': file({
    artworks: z.record(z.string(), row({ category, slug: words })),
    shop: z.record(z.string(), z.record(z.string(), z.number())),
  }),
} as const;
export type FileName = keyof typeof files;

export type Read<Schema extends z.ZodType> = Fixed<z.infer<Schema>>;
type Fixed<Value> = Value extends object ? { readonly [Key in keyof Value]: Fixed<Value[Key]> } : Value;
export type Content<Name extends FileName> = Omit<Read<(typeof files)[Name]>, '$schema'>;
