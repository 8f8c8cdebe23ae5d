import { artist } from '@/content/artist';
import { groszePerEuro } from '@/content/terms';
import { grouped, ibanOf, polishDigits } from '@/domain/account';
import type { NextSum } from '@/domain/order/money';
import type { Choice } from '@/domain/order/thing';
import { euroCode, polishCode } from '@/domain/order/transfer-code';
import { formatPrice } from '@/domain/shop/price-format';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import { dayText } from './dates';

/** `copy`: what a form of a bank takes, where that is asked for; `isLink`: the text is an address. */
export type DueLine = Readonly<{ label: string; text: string; copy?: string; isLink?: true }>;

const centsOf = (grosze: number): number => Math.ceil((grosze * 100) / groszePerEuro);

const decimal = (hundredths: number, locale: Locale): string => formatPrice(hundredths, locale).replace(/\szł$/, '');

const filledIn = (account: string | null | undefined): string | null => (account ? ibanOf(account) : null);

/** For clients abroad, at the artist's rate, rounded up to a cent. */
export function euroLines(grosze: number, locale: Locale): readonly DueLine[] {
  const iban = filledIn(artist.euroAccount);
  if (!iban) return [];
  const t = translator(locale);
  const euro = decimal(centsOf(grosze), locale);
  const rate = decimal(groszePerEuro, locale);
  return [
    { label: t('due.euroAccount'), text: grouped(iban), copy: iban },
    ...(artist.euroBic ? [{ label: t('due.bic'), text: artist.euroBic, copy: artist.euroBic }] : []),
    { label: t('due.inEuro'), text: t('due.euro', { euro, rate }), copy: euro },
  ];
}

/** As the reader's bank takes it; null where none is filled in. */
export function accountText(locale: Locale): string | null {
  const iban = filledIn(artist.bankAccount);
  return iban && grouped((locale === 'pl' && polishDigits(iban)) || iban);
}

function accountLines(grosze: number, reference: string, locale: Locale): readonly DueLine[] {
  const iban = filledIn(artist.bankAccount);
  if (!iban) return [];
  const t = translator(locale);
  const account = (locale === 'pl' && polishDigits(iban)) || iban;
  return [
    { label: t('due.to'), text: artist.seller.name },
    { label: t('due.account'), text: grouped(account), copy: account },
    { label: t('due.title'), text: reference, copy: reference },
    // a Polish page folds it
    ...(locale === 'pl' ? [] : euroLines(grosze, locale)),
  ];
}

export function dueHeading({ kind, grosze, by, isNow }: NextSum, locale: Locale): string {
  const t = translator(locale);
  const sum = { sum: formatPrice(grosze, locale), day: dayText(by, locale) };
  return isNow ? t('due.h') : t(`due.later.${kind === 'payment' ? 'payment' : 'rest'}`, sum);
}

/** A wall is not sent. */
const untilsOfWall = { day: 'day', sendingDay: 'wallDay', sending: 'wall' } as const;

export function dueLines(
  { kind, grosze, until, by, payAt }: NextSum,
  reference: string,
  locale: Locale,
  { isWall }: Pick<Choice, 'isWall'> = {},
): readonly DueLine[] {
  const t = translator(locale);
  const when = until && (isWall ? untilsOfWall[until] : until);
  return [
    { label: t(`due.${kind}`), text: formatPrice(grosze, locale), copy: decimal(grosze, locale) },
    ...(when ? [{ label: t('due.until'), text: t(`due.untils.${when}`, { day: dayText(by, locale) }) }] : []),
    ...accountLines(grosze, reference, locale),
    ...(payAt ? [{ label: t('due.online'), text: payAt, isLink: true } as const] : []),
  ];
}

/** For the apps of banks in Poland, and in the euro area. */
export function transferCodes({ grosze }: NextSum, title: string): Readonly<Record<'polish' | 'euro', string | null>> {
  const { name, taxId } = artist.seller;
  const [iban, euro] = [filledIn(artist.bankAccount), filledIn(artist.euroAccount)];
  return {
    polish: iban && polishCode({ iban, grosze, name, title, taxId }),
    euro: iban && euro && euroCode({ iban: euro, cents: centsOf(grosze), name, title }),
  };
}
