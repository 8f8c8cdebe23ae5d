import type { ReactNode } from 'react';
import { PriceTable } from '@/components/notice/price-table';
import { dayText } from '@/components/notice/service-note';
import { Fold } from '@/components/ui/fold';
import { artist } from '@/content/artist';
import { artworkById } from '@/content/artworks';
import { media } from '@/content/media';
import { type Destination, destinations, type OrderType } from '@/content/order';
import { preparedPicture } from '@/content/pictures';
import {
  corrections,
  deliveryFrom,
  fileLongSide,
  groszePerEuro,
  lastBeforeChristmas,
  leastDelivery,
  materials,
  usualWeeks,
} from '@/content/terms';
import { chosen, classOf } from '@/domain/order/asked';
import { isBeforeLast } from '@/domain/order/last-day';
import { formatPrice } from '@/domain/shop/price-format';
import { isPrintOfWork, pictureOf } from '@/domain/shop/shop';
import { itemOf } from '@/domain/shop/shop-artwork';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import './order-intro.css';

/** What the type or, of a picture, the item makes of it: where the buyer chooses, all that is possible is told. */
function kindOf(type: OrderType, number: number | null): 'file' | 'made' | 'ready' | 'any' {
  if (type === 'portraits' || type === 'custom-pictures') return 'made';
  if (isPrintOfWork({ type, item: number })) return 'ready';
  const picture = type === 'picture' && number !== null ? pictureOf(number) : undefined;
  if (!picture) return 'any';
  return picture.delivers === 'file' ? 'file' : 'ready';
}

/** What is delivered. Each picture has its own text, every other type one for all its items. */
const receiveKey = (type: OrderType, number: number | null) => {
  if (isPrintOfWork({ type, item: number })) return 'print';
  return type === 'picture' ? ((number === null ? undefined : pictureOf(number))?.delivers ?? 'file') : type;
};

/** Dots an inch of a good print. */
const printDpi = 300;

function fileFacts(number: number | null) {
  const picture = number === null ? undefined : itemOf('picture', number);
  if (!picture) return null;
  const { width, height } = preparedPicture(artworkById(picture.artwork));
  const sides = [width, height].map((side) => Math.round((side * fileLongSide) / Math.max(width, height)));
  const [w = 0, h = 0] = sides;
  const [cmW = 0, cmH = 0] = sides.map((side) => Math.floor((side / printDpi) * 2.54));
  // as texts: a number of pixels is not grouped
  return { w: String(w), h: String(h), cm: `${cmW} × ${cmH} cm` };
}

const inOnePiece = (words: ReactNode) => <span className="nowrap">{words}</span>;

const dayOfBuild = (): string => new Date().toISOString().slice(0, 10);

type EntryProps = Readonly<{ title: string; is?: string; children: ReactNode }>;

const Entry = ({ title, is, children }: EntryProps) => (
  <div className={is}>
    <dt className="strong">{title}</dt>
    <dd>{children}</dd>
  </div>
);

type Props = Readonly<{ locale: Locale; type: OrderType; number: number | null; today?: string }>;

export function BeforeOrdering({ locale, type, number, today = dayOfBuild() }: Props) {
  const t = translator(locale);
  const kind = kindOf(type, number);
  const weeks = usualWeeks[type];
  const last = lastBeforeChristmas[type];
  // the page may be older than the day: then its script hides the promise
  const until = (words: ReactNode) => (
    <studio-until data-day={last} hidden={!isBeforeLast(last, today)}>
      {words}
    </studio-until>
  );
  const christmas = t.rich('before.christmas', { until, day: dayText(`2024-${last}`, locale) }); // of any year
  const price = formatPrice(leastDelivery, locale);
  const file = kind === 'file' ? fileFacts(number) : null;
  const head = (
    <>
      <b>{t('before.h')}</b>:{' '}
      {kind === 'file' ? t('before.lineFile') : t.rich('before.line', { weeks, price, nw: inOnePiece })}
    </>
  );
  return (
    <Fold is="before-ordering" head={head}>
      <dl className="grid g4">
        <Entry title={t('orderPage.receive.h')}>{t(`orderPage.receive.${receiveKey(type, number)}`)}</Entry>
        <Entry title={t('before.when')}>
          {kind === 'file' ? t('before.whenFile') : t('before.whenWeeks', { weeks })}{' '}
          {kind === 'file' ? null : <>{christmas} </>}
          {t('before.reply', { days: artist.replyWorkingDays })}
        </Entry>
        <Entry title={t('before.delivery')}>
          {kind === 'file' ? null : (
            <ul>
              {(Object.keys(destinations) as Destination[]).map((to) => (
                <li key={to}>
                  {destinations[to].label[locale]}: {t('order.from', { price: formatPrice(deliveryFrom[to], locale) })}
                </li>
              ))}
            </ul>
          )}
          {t(kind === 'file' || kind === 'any' ? 'before.deliveryFile' : 'before.deliveryExact')}
        </Entry>
        <Entry title={t('before.pay')}>
          {kind === 'made' ? t('before.payDeposit', { percent: artist.depositPercent }) : t('before.payWhole')}
          {locale === 'en' ? ` ${t('before.euro', { euro: Math.round(10_000 / groszePerEuro) })}` : null}
        </Entry>
        {file && <Entry title={t('before.file')}>{t('before.fileIs', file)}</Entry>}
        {kind === 'any' &&
          materials.map(({ medium, text }) => (
            <Entry key={medium} title={t('before.materials')} is={classOf('asked', chosen(medium))}>
              {media[medium].label[locale]}: {text[locale]}
            </Entry>
          ))}
        <Entry title={t('before.change')}>
          {t('before.changeFree')} {kind === 'made' ? `${t('offer.corrections')}: ${corrections}. ` : null}
          {t(`before.return.${kind}`)} <a href={pathTo('storeRegulations', locale)}>{t('before.regulations')}</a>
        </Entry>
      </dl>
      {type === 'picture' || kind === 'ready' ? null : <PriceTable locale={locale} type={type} />}
    </Fold>
  );
}
