import type { ReactElement } from 'react';
import { closedWord } from '@/components/notice/closed-note';
import { PriceTable } from '@/components/notice/price-table';
import { nextDate, waitWords } from '@/components/notice/service-note';
import { ButtonLink } from '@/components/ui/button';
import { PauseNote } from '@/components/ui/pause-note';
import { Rail } from '@/components/ui/rail/rail';
import { media } from '@/content/media';
import { paintingSamples, pictures, portraitSamples, posters } from '@/content/shop';
import { lowestPrice } from '@/domain/order/price';
import { onShelf, pauseOf, pauseShown } from '@/domain/shop/availability';
import { formatPrice } from '@/domain/shop/price-format';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { type ShopSection, sections } from '@/i18n/sections';
import { translator } from '@/messages/translator';
import { Objects } from './objects';
import './shop-rail.css';
import { PictureWare, PosterWare, SampleWare } from './wares';

const shelves: Readonly<Record<ShopSection, (locale: Locale) => readonly ReactElement[]>> = {
  pictures: (locale) =>
    onShelf().map((picture) => <PictureWare key={picture.number} picture={picture} locale={locale} />),
  portraits: (locale) =>
    portraitSamples.map((sample) => (
      <SampleWare key={sample.number} sample={sample} type="portraits" body="framed" locale={locale} />
    )),
  paintings: (locale) =>
    paintingSamples.map((sample) => (
      <SampleWare key={sample.number} sample={sample} type="custom-pictures" body="canvas" locale={locale} />
    )),
  posters: (locale) => posters.map((poster) => <PosterWare key={poster.number} poster={poster} locale={locale} />),
};

const orderWords = { portraits: 'shop.orderPortrait', 'custom-pictures': 'shop.orderPainting' } as const;
const pauseWords = { waiting: 'hold.wait', closed: 'shop.notify' } as const;
type OrderedSection = keyof typeof orderWords;

function SectionOrder({ type, locale }: Readonly<{ type: OrderedSection; locale: Locale }>) {
  const t = translator(locale);
  const pause = pauseOf(type);
  return (
    <p className="wrap shop-rail__order flow">
      <ButtonLink line={pause !== null} href={pathTo('order', locale, { type })}>
        {t(pause ? pauseWords[pause] : orderWords[type])}
      </ButtonLink>
      {pause ? null : <span className="small quiet">{nextDate({ service: type, locale }) ?? t('shop.reply')}</span>}
    </p>
  );
}

const walls: Readonly<Partial<Record<ShopSection, string>>> = { portraits: 'portraits', posters: 'naples' };
const services = { pictures: null, portraits: 'portraits', paintings: 'custom-pictures', posters: 'posters' } as const;

const wordsOf = (section: ShopSection) =>
  section === 'pictures' && pictures.some(({ delivers }) => delivers !== 'file')
    ? 'shop.picturesMixedP'
    : (`shop.${section}P` as const);

const everyMedium = (locale: Locale): string =>
  Object.values(media)
    .map(({ label }) => label[locale])
    .join('\u00a0· ');

/** The buttons of a section that is not open lead to the waiting list, or to the form that asks for a notice. */
export function ShopRail({ section, locale }: Readonly<{ section: ShopSection; locale: Locale }>) {
  const t = translator(locale);
  const id = sections[section][locale];
  const title = t(`shop.${section}`);
  const service = services[section];
  // posters are ordered one by one
  const order = service === 'posters' ? null : service;
  const pause = pauseShown(service);
  const head = (
    <>
      <div className="line g0-4">
        <h2 className="h2" id={`${id}-rail`}>
          {title}
        </h2>
        {order && !pause && (
          <p className="num nowrap">{t('order.from', { price: formatPrice(lowestPrice(order), locale) })}</p>
        )}
      </div>
      <p className="prose quiet shop-rail__note">{t(wordsOf(section))}</p>
      {section === 'posters' && (
        <div className="shop-rail__note quiet">
          <Objects />
          <p className="prose small">{everyMedium(locale)}</p>
        </div>
      )}
      {pause && (
        <div className="t5">
          <PauseNote
            state={pause}
            word={pause === 'waiting' && service ? waitWords({ service, locale }) : closedWord(service, locale)}
            text={t(`hold.orders.${pause}`)}
          />
        </div>
      )}
    </>
  );
  const labels = { previous: `${t('shop.prev')}: ${title}`, next: `${t('shop.next')}: ${title}` };
  return (
    <section id={id} className={`shop-rail__section shop-rail__${section}`} data-wall={walls[section]}>
      <Rail labelledBy={`${id}-rail`} labels={labels} head={head} items={shelves[section](locale)} />
      {order && <SectionOrder type={order} locale={locale} />}
      {service && !pause && (
        <div className="wrap">
          <PriceTable type={service} locale={locale} />
        </div>
      )}
    </section>
  );
}
