import * as z from 'zod';
import type { Block, DocumentSection } from '@/content/documents/types';
import type { fromPhoto } from '@/content/from-photo';
import type { Attribute, AttributeName, Medium, OrderType, Size, Subject, Variant } from '@/content/order';
import { media, orderTypes, sizes, subjects, variants } from '@/content/order';
import type { PriceRow } from '@/content/prices';
import { type Service, type ServiceState, serviceStates, type shopRest } from '@/content/services';
import {
  type Artwork,
  type CategoryId,
  categories,
  type OwnPicture,
  type Rectangle,
  type ShopItem,
  type ShopPicture,
} from '@/content/types';
import { doubtfulPhone, isMailbox } from '@/domain/contact-hints';
import type { Localized } from '@/i18n/locales';
import { isDay, isPastDay } from './days';
import type { Rule } from './issue-words';
import type { TableName } from './table-locations';
import type { Ledger } from './tables';

type Plain<T> = T extends object
  ? T extends readonly (infer Row)[]
    ? Plain<Row>[]
    : { -readonly [Key in keyof T]: Plain<T[Key]> }
  : T;
type Same<One, Other> =
  (<T>() => T extends Plain<One> ? 1 : 2) extends <T>() => T extends Plain<Other> ? 1 : 2 ? true : false;
/** Accepts a schema only if it describes exactly the type. If one of them changes alone, this file does not compile. */
const of =
  <Type>() =>
  <Schema extends z.ZodType>(schema: Same<z.infer<Schema>, Type> extends true ? Schema : never): Schema =>
    schema;

/** Only these keys. An unknown key is reported together with the known ones (see `issues.ts`). */
const row = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? Object.keys(shape).join(' ') : undefined),
  });
const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) =>
  z.enum(Object.keys(table) as [Key, ...Key[]]);
const text = (rule: Rule, isRight: (text: string) => boolean) => z.string().refine(isRight, { error: rule });
const number = (rule: Rule, isRight: (value: number) => boolean) => z.number().refine(isRight, { error: rule });

const words = of<Localized>()(row({ pl: z.string(), en: z.string() }));
const centimetres = number('centimetres', (value) => value > 0);
const pixels = number('pixels', (value) => Number.isSafeInteger(value) && value >= 0);
const rectangle = of<Rectangle>()(row({ x: pixels, y: pixels, width: pixels, height: pixels }));
const size = row({ width: centimetres, height: centimetres });
const year = number('year', (value) => Number.isInteger(value) && value >= 1900 && value <= 2100);

const category = of<CategoryId>()(z.enum(categories));
const orderType = of<OrderType>()(z.enum(orderTypes));
const variant = of<Variant>()(keysOf(variants));
const subject = of<Subject>()(keysOf(subjects));
const sizeName = of<Size>()(keysOf(sizes));
const medium = of<Medium>()(keysOf(media));

const works = of<readonly Artwork[]>()(
  z.array(
    row({
      id: number('whole', (value) => Number.isSafeInteger(value) && value > 0),
      image: z.string(),
      sample: z.boolean(),
      slug: words,
      title: words,
      technique: words.nullable(),
      year,
      sizeCm: size.nullable(),
      alt: words,
      added: text('pastDay', (value) => isPastDay(value, Date.now())).exactOptional(),
      tall: rectangle.exactOptional(),
      details: z.tuple([rectangle, rectangle, rectangle]).exactOptional(),
    }),
  ),
);

const item = { number: z.number(), artwork: z.number() };
const items = of<readonly ShopItem[]>()(z.array(row(item)));
const pictures = of<readonly ShopPicture[]>()(
  z.array(
    row({
      ...item,
      price: z.number(),
      delivers: z.enum(['file', 'print', 'original']),
      state: z.enum(['available', 'reserved', 'sold']),
    }),
  ),
);

const prices = of<readonly PriceRow[]>()(
  z.array(
    row({
      type: orderType,
      variant: variant.exactOptional(),
      subject: subject.exactOptional(),
      size: sizeName.exactOptional(),
      medium: medium.exactOptional(),
      grosze: z.number(),
    }),
  ),
);

const attributeName = of<AttributeName>()(
  z.enum(['interior', 'handle', 'size', 'capacity', 'colour', 'ears', 'elements']),
);
const attribute = of<Attribute>()(
  row({
    name: attributeName,
    label: words,
    values: z.array(
      row({
        id: z.number(),
        label: words,
        hex: text('colour', (value) => /^#[0-9a-f]{6}$/.test(value)).exactOptional(),
      }),
    ),
  }),
);

const block = of<Block>()(z.union([words, row({ list: z.array(words) })]));
const documents = of<readonly DocumentSection[]>()(z.array(row({ id: words, title: words, blocks: z.array(block) })));

const ownPicture = of<OwnPicture>()(row({ image: z.string(), title: words, alt: words }));
const logo = z.array(row({ text: z.string(), italic: z.boolean() }));
const artist = row({
  sample: z.boolean(),
  studio: words,
  logo: row({ pl: logo, en: logo }),
  name: text('empty', (value) => value.trim() !== ''),
  city: words,
  email: text('email', isMailbox),
  phone: text('phone', (value) => value.trim() !== '' && !doubtfulPhone(value)),
  seller: row({ name: z.string(), address: z.string().nullable(), taxId: z.string().nullable() }),
  social: z.array(row({ name: z.string(), url: text('url', (value) => /^https:\/\/[^\s/]+\.[^\s]+$/.test(value)) })),
  designCredit: z.string(),
  copyrightYear: year,
  replyWorkingDays: number('whole', (value) => Number.isSafeInteger(value) && value > 0),
  portrait: z.union([z.number(), ownPicture]),
});

const pool = z.array(z.number());
const banner = of<Readonly<Record<CategoryId, readonly number[]>>>()(
  row({ portraits: pool, landscapes: pool, wall_art: pool, digital_art: pool }),
);
const stage = row({ image: z.string(), alt: words });
const stages = of<typeof fromPhoto>()(
  row({ work: z.number(), stages: row({ photo: stage, sketch: stage, half: stage }) }),
);
const serviceState = z.enum(serviceStates);
const services = of<Readonly<Record<Service, ServiceState>>>()(
  row({ portraits: serviceState, 'custom-pictures': serviceState, posters: serviceState, lessons: serviceState }),
);
const month = text('month', (value) => /^\d{4}-\d\d$/.test(value) && isDay(`${value}-01`)).nullable();
const nextFree = of<Readonly<Record<Service, string | null>>>()(
  row({ portraits: month, 'custom-pictures': month, posters: month, lessons: month }),
);
const rest = of<typeof shopRest>()(
  row({
    resting: z.boolean(),
    until: text('day', isDay).nullable(),
  }),
);
const orderTypeNames = of<Readonly<Record<OrderType, Localized>>>()(
  row({ picture: words, portraits: words, 'custom-pictures': words, posters: words }),
);

/** The schema of each table, by the table's name in a report. */
export const schemas = {
  portraits: works,
  landscapes: works,
  wall_art: works,
  digital_art: works,
  'shop picture': pictures,
  'shop portraits': items,
  'shop custom-pictures': items,
  'shop posters': items,
  prices,
  defaultPrice: z.number(),
  banner,
  fromPhoto: stages,
  services,
  nextFree,
  shopRest: rest,
  lessons: z.array(row({ code: z.number(), name: words })),
  orderTypeNames,
  subjects: z.record(z.string(), row({ code: z.number(), label: words })),
  variants: z.record(
    z.string(),
    row({ code: z.number(), label: row({ portraits: words, 'custom-pictures': words }), subjects: z.array(subject) }),
  ),
  sizes: z.record(z.string(), row({ id: z.number(), label: words, cm: size.nullable() })),
  media: z.record(
    z.string(),
    row({ id: z.number(), label: words, ownSize: z.boolean(), attributes: z.array(attribute) }),
  ),
  artist,
  privacyPolicy: documents,
  storeRegulations: documents,
} as const satisfies Record<TableName, z.ZodType>;

/** `content/ids.json`. */
export const ledgerSchema = of<Ledger>()(
  row({
    artworks: z.record(z.string(), row({ category, slug: words })),
    shop: z.record(z.string(), z.record(z.string(), z.number())),
  }),
);
