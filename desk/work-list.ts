import { lastOffer, stateOf } from '@/domain/order/status';
import { type Waits, waits } from '@/domain/order/turn';
import { formatPrice } from '@/domain/shop/price-format';
import type { Locale } from '@/i18n/locales';
import { dayInWarsaw } from '@/server/platform/warsaw';
import { momentText, nearDayText } from '@/server/submissions/views/dates';
import { plain } from '@/server/submissions/views/say';
import type { Work } from '@/server/submissions/work';
import { listing } from './terminal';
import type { Surroundings } from './verb';

const isUnread = ({ submission, replies }: Work): boolean =>
  [submission, ...replies].some(({ read_at }) => read_at === null);

const isLate = ({ turn }: Work, now: number): boolean => turn.due !== null && turn.due < dayInWarsaw(now);

/** The price that was offered, else what the form showed. */
function priceOf({ history, stored }: Work, locale: Locale): string {
  const offer = history && lastOffer(history);
  return offer ? formatPrice(offer.grosze, locale) : (stored?.describe(locale).row.price ?? '');
}

function cellsOf(work: Work, { locale, words, now }: Surroundings): readonly string[] {
  const { submission, stored, history, turn } = work;
  const { reference, photos, created_at } = submission;
  const row = stored?.describe(locale).row;
  const day = turn.due === null ? '' : nearDayText(turn.due, now, locale);
  return [
    isUnread(work) ? '*' : '',
    reference,
    history ? words(`studio.states.${stateOf(history)}`) : '',
    words(`studio.work.steps.${turn.next}`),
    isLate(work, now) ? `${day} !` : day,
    plain(priceOf(work, locale)),
    row?.name ?? '',
    row?.what ?? words('studio.unreadable.row'),
    stored?.order?.(locale).wish ?? '',
    momentText(created_at, locale),
    photos > 0 ? String(photos) : '',
  ];
}

/** The rows below their headings, the heading first; what nobody has read begins with a star. */
export function workLines(works: readonly Work[], around: Surroundings): readonly string[] {
  const { words, width } = around;
  const columns = [
    { heading: '', most: 1 },
    { heading: words('studio.columns.reference'), most: 14 },
    { heading: words('studio.columns.state'), most: 12, leaves: 7 },
    { heading: words('studio.columns.next'), most: 20, leaves: 8 },
    { heading: words('studio.columns.due'), most: 13, leaves: 9 },
    { heading: words('studio.columns.price'), most: 15, leaves: 6 },
    { heading: words('studio.columns.name'), most: 26, least: 16 },
    { heading: words('studio.columns.what'), most: 24, least: 10, leaves: 5 },
    { heading: words('studio.columns.wish'), most: 40, least: 16, leaves: 1 },
    { heading: words('studio.columns.received'), most: 17, leaves: 2 },
    { heading: words('studio.columns.photos'), most: 6, leaves: 3 },
  ];
  return listing(
    columns,
    works.map((work) => cellsOf(work, around)),
    width,
  );
}

function titleOf(group: Waits, works: readonly Work[], { words, now }: Surroundings): string {
  const n = works.length;
  const late = works.filter((work) => isLate(work, now)).length;
  return group === 'artist' && late > 0 ? words('studio.work.late', { n, late }) : words(`studio.work.${group}`, { n });
}

/**
 * The list of work: a line each below whom it waits for, how many of these are unread above them.
 * @param all also what waits for nobody, else it is only counted
 * @param held how many are held back
 */
export function workText(works: readonly Work[], all: boolean, held: number, around: Surroundings): string {
  const { words, now } = around;
  const shown = works.filter(({ turn }) => all || turn.waitsFor !== 'nobody');
  const [heading = '', ...rows] = workLines(shown, around);
  const groups = waits.flatMap((group) => {
    const inside = shown.filter(({ turn }) => turn.waitsFor === group);
    if (inside.length === 0) return [];
    return [titleOf(group, inside, around), ...rows.filter((_, at) => shown[at]?.turn.waitsFor === group)];
  });
  const folded = works.length - shown.length;
  const below = [
    ...(shown.some(isUnread) ? [words('studio.legend')] : []),
    ...(shown.some((work) => isLate(work, now)) ? [words('studio.work.isLate')] : []),
    ...(folded > 0 ? [words('studio.work.folded', { n: folded })] : []),
    ...(held > 0 ? [words('studio.held.count', { n: held })] : []),
  ];
  const list = shown.length > 0 ? ['', heading, ...groups] : works.length > 0 ? [] : [words('studio.empty')];
  const text = [
    words('studio.unread', { n: shown.filter(isUnread).length }),
    ...list,
    ...(below.length > 0 ? ['', ...below] : []),
  ];
  return plain(text.join('\n'));
}
