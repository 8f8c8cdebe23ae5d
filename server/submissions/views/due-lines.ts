import { artist } from '@/content/artist';
import { grouped, ibanOf, polishDigits } from '@/domain/account';
import type { Due } from '@/domain/order/payments';
import { formatPrice } from '@/domain/shop/price-format';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import { dayText } from './dates';

/** `copy`: what a form of a bank takes, where that is asked for. */
export type DueLine = Readonly<{ label: string; text: string; copy?: string }>;

/** Where to: as a bank in Poland writes it, and for English readers with its country. */
function accountLines(reference: string, locale: Locale): readonly DueLine[] {
  const { bankAccount, seller } = artist;
  const iban = bankAccount && ibanOf(bankAccount);
  if (!iban) return [];
  const t = translator(locale);
  const account = (locale === 'pl' && polishDigits(iban)) || iban;
  return [
    { label: t('due.to'), text: seller.name },
    { label: t('due.account'), text: grouped(account), copy: account },
    { label: t('due.title'), text: reference, copy: reference },
  ];
}

/** What is paid now, until when, to whom and under which title; the last two as far as they are known. */
export function dueLines(due: Due, reference: string, locale: Locale): readonly DueLine[] {
  const { kind, grosze, isAll, by } = due;
  const t = translator(locale);
  const sum = formatPrice(grosze, locale);
  const until = kind === 'deposit' ? t('due.untilDeposit') : t('due.untilRest', { day: dayText(by, locale) });
  return [
    { label: t(isAll ? 'due.all' : `due.${kind}`), text: sum, copy: sum.replace(/\szł$/, '') },
    { label: t('due.until'), text: until },
    ...accountLines(reference, locale),
  ];
}
