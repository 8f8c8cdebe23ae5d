import { orderTypes, variants } from '@/content/order';
import { severalOf } from '@/domain/order/priced-thing';
import { sidesOf, understoodSize } from '@/domain/order/size';
import type { LineName } from '@/domain/order/summary-lines';
import { namedByMedium } from '@/domain/order/thing';
import { itemOf } from '@/domain/shop/shop-artwork';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import type { OrderCard } from './kind';
import { drawn, lineLabels, type StoredLine, type StoredOrder } from './stored-order';

/** Undefined of an attribute. */
const lineNameOf = ({ label }: StoredLine): LineName | undefined =>
  lineLabels().find(({ pl }) => pl === label.pl)?.name;

const textOf = ({ value }: StoredLine, locale: Locale): string =>
  value !== null && typeof value === 'object' ? value[locale] : (value ?? '');

type Texts = Readonly<Partial<Record<LineName, string>>>;
type Sides = Readonly<{ width?: string; height?: string }>;

export function sidesIn({ width = '', height = '' }: Sides, locale: Locale): string {
  const size = understoodSize({ width, height });
  return size ? sidesOf(size, locale) : [width, height].filter(Boolean).join(' × ');
}

const namingLine = ({ draft, lines }: StoredOrder): StoredLine | undefined =>
  namedByMedium({ type: draft.type, medium: drawn.parse(draft).medium })
    ? lines.find((line) => lineNameOf(line) === 'medium')
    : undefined;

/** Without its work: of a poster what it is put on. */
export function kindIn(order: StoredOrder, locale: Locale): string {
  const naming = namingLine(order);
  return naming ? textOf(naming, locale) : order.type[locale];
}

/** Without what `kindIn` says. */
export function choicesIn(order: StoredOrder): readonly StoredLine[] {
  const naming = namingLine(order);
  return order.lines.filter((line) => line !== naming);
}

function calledOf(order: StoredOrder, { item, style, quantity }: Texts, locale: Locale): string {
  const t = translator(locale);
  const what = severalOf(kindIn(order, locale), Number(quantity ?? 1));
  if (item) return t('status.called', { what, title: item });
  return style ? t('status.inStyle', { what, title: style }) : what;
}

export function cardOf(order: StoredOrder, locale: Locale): OrderCard {
  const { type, draft, lines, price } = order;
  const known = orderTypes.find((name) => name === draft.type) ?? null;
  const texts: Texts = Object.fromEntries(lines.map((line) => [lineNameOf(line), textOf(line, locale)]));
  const own = sidesIn(texts, locale);
  const { variant: technique } = drawn.parse(draft);
  const chosen = choicesIn(order).flatMap((line) => {
    const [name, text] = [lineNameOf(line), textOf(line, locale)];
    if (name === undefined) return text ? [`${line.label[locale].toLowerCase()}: ${text}`] : [];
    if (name === 'size') return [own || text];
    // "Custom Painting" beside it says that it is a painting
    if (name === 'variant') return [technique ? variants[technique].label.portraits[locale] : text];
    return name === 'subject' || name === 'medium' ? [text] : [];
  });
  const item = known && draft.item !== null ? itemOf(known, draft.item) : undefined;
  return {
    wish: texts.wish ?? '',
    title: type[locale],
    name: calledOf(order, texts, locale),
    details: chosen.join(', '),
    choice: { ...drawn.parse(draft), type: known },
    artwork: item?.artwork ?? null,
    quoted: price,
    ...(order.with?.isJoined && { parcel: order.with.order }),
  };
}
