import { orderTypes } from '@/content/order';
import { understoodSize } from '@/domain/order/size';
import { sidesOf } from '@/domain/order/size-words';
import type { LineName } from '@/domain/order/summary-lines';
import { itemOf } from '@/domain/shop/shop';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import type { OrderCard } from './kind';
import { drawn, lineLabels, type StoredLine, type StoredOrder } from './stored-order';

/** What a line is about; undefined of an attribute, whose label says that. */
const nameOf = ({ label }: StoredLine): LineName | undefined => lineLabels().find(({ pl }) => pl === label.pl)?.name;

const textOf = ({ value }: StoredLine, locale: Locale): string =>
  value !== null && typeof value === 'object' ? value[locale] : (value ?? '');

type Texts = Readonly<Partial<Record<LineName, string>>>;

/** The buyer's own size, as it was understood, else as typed. */
function ownSize({ width = '', height = '' }: Texts, locale: Locale): string {
  const size = understoodSize({ width, height });
  return size ? sidesOf(size, locale) : [width, height].filter(Boolean).join(' × ');
}

/** One calls a poster by what it is put on. */
function calledOf({ type }: StoredOrder, { item, style, medium }: Texts, isPoster: boolean, locale: Locale): string {
  const t = translator(locale);
  const what = (isPoster && medium) || type[locale];
  if (item) return t('status.called', { what, title: item });
  return style ? t('status.inStyle', { what, title: style }) : what;
}

/** An order as its private page shows it. */
export function cardOf(order: StoredOrder, locale: Locale): OrderCard {
  const { type, draft, lines, price } = order;
  const known = orderTypes.find((name) => name === draft.type) ?? null;
  const isPoster = known === 'posters';
  const texts: Texts = Object.fromEntries(lines.map((line) => [nameOf(line), textOf(line, locale)]));
  const own = ownSize(texts, locale);
  const chosen = lines.flatMap((line) => {
    const [name, text] = [nameOf(line), textOf(line, locale)];
    if (name === undefined) return text ? [`${line.label[locale].toLowerCase()}: ${text}`] : [];
    if (name === 'size') return [own || text];
    if (name === 'quantity') return [`× ${text}`];
    return name === 'variant' || name === 'subject' || (name === 'medium' && !isPoster) ? [text] : [];
  });
  const item = known && draft.item !== null ? itemOf(known, draft.item) : undefined;
  return {
    wish: texts.wish ?? '',
    ...{ title: type[locale], name: calledOf(order, texts, isPoster, locale), details: chosen.join(', ') },
    ...{ choice: { ...drawn.parse(draft), type: known }, artwork: item?.artwork ?? null, quoted: price },
  };
}
