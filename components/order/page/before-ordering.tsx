import { artist } from '@/content/artist';
import type { OrderType } from '@/content/order';
import { deliveryFrom, usualWeeks } from '@/content/terms';
import { formatPrice } from '@/domain/shop/price-format';
import { pictureOf } from '@/domain/shop/shop';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import './before-ordering.css';

/** What the type or, of a picture, the item makes of it: where the buyer chooses, all that is possible is told. */
function kindOf(type: OrderType, number: number | null): 'file' | 'made' | 'ready' | 'any' {
  if (type === 'portraits' || type === 'custom-pictures') return 'made';
  const picture = type === 'picture' && number !== null ? pictureOf(number) : undefined;
  if (!picture) return 'any';
  return picture.delivers === 'file' ? 'file' : 'ready';
}

type Props = Readonly<{ locale: Locale; type: OrderType; number: number | null }>;

/** How long it takes, what delivery costs, how one pays, and what can be taken back: told before anything is ordered. */
export function BeforeOrdering({ locale, type, number }: Props) {
  const t = translator(locale);
  const kind = kindOf(type, number);
  const weeks = usualWeeks[type];
  return (
    <section className="before-ordering" aria-labelledby="before-ordering">
      <h2 className="h3" id="before-ordering">
        {t('before.h')}
      </h2>
      <dl>
        <div>
          <dt>{t('before.when')}</dt>
          <dd>
            {kind === 'file' ? t('before.whenFile') : t('before.whenWeeks', { weeks })}{' '}
            {t('before.reply', { days: artist.replyWorkingDays })}
          </dd>
        </div>
        <div>
          <dt>{t('before.delivery')}</dt>
          <dd>
            {kind === 'file' ? null : (
              <ul>
                {deliveryFrom.map(({ to, grosze }) => (
                  <li key={to.en}>
                    {to[locale]}: {t('order.from', { price: formatPrice(grosze, locale) })}
                  </li>
                ))}
              </ul>
            )}
            {t(kind === 'file' || kind === 'any' ? 'before.deliveryFile' : 'before.deliveryExact')}
          </dd>
        </div>
        <div>
          <dt>{t('before.pay')}</dt>
          <dd>{kind === 'made' ? t('before.payDeposit', { percent: artist.depositPercent }) : t('before.payWhole')}</dd>
        </div>
        <div>
          <dt>{t('before.change')}</dt>
          <dd>
            {t('before.changeFree')} {t(`before.return.${kind}`)}{' '}
            <a href={pathTo('storeRegulations', locale)}>{t('before.regulations')}</a>
          </dd>
        </div>
      </dl>
    </section>
  );
}
