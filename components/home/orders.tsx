import type { ReactNode } from 'react';
import { DrawnPicture } from '@/components/ui/drawn-picture';
import { Person } from '@/components/ui/person';
import { artworkById } from '@/content/artworks';
import { fromPhoto } from '@/content/from-photo';
import { sizes } from '@/content/order';
import { preparedPicture } from '@/content/pictures';
import { pictureAt } from '@/domain/gallery/picture';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { sections } from '@/i18n/sections';
import { translator } from '@/messages/translator';
import { FromPhoto } from './from-photo';
import { Opener } from './opener';
import '@/components/ui/numbered-steps.css';
import '@/components/ui/wall.css';
import './contact.css';
import './size-drawing.css';

/** One unit is one centimetre; the lower edge of the drawing is the floor, the centre of each format hangs at 150 cm. */
const view = { width: 410, height: 222 };
const centre = view.height - 150;
const person = { x: 27, height: 170 };
const formats = ['a4', 'a3', 'a2', 'a1', 'a0'] as const;
/** The left edge of the first format, the space between two, and from a format to its label. */
const first = 122;
const gap = 12;
const below = 4;

let wide = 0;
const hung = formats.map((format) => {
  const { width, height } = sizes[format].cm;
  const box = { x: first + wide, y: centre - height / 2, width, height };
  wide += width + gap;
  return { format, box };
});
const end = first + wide - gap;

/** The formats A4 to A0 side by side, each with the same painting, to scale, beside a person 170 cm tall (DESIGN-21). */
function SizeDrawing({ locale }: { locale: Locale }) {
  const t = translator(locale);
  const picture = preparedPicture(artworkById(fromPhoto.work));
  const largest = sizes.a0.cm;
  const cm = (value: number) => `${value.toLocaleString(locale)}\u00a0cm`;
  return (
    <figure className="size-drawing__drawing">
      <figcaption className="cap quiet">{t('orders.draw')}</figcaption>
      <svg viewBox={`0 0 ${view.width} ${view.height}`} role="img" aria-label={t('orders.draw')}>
        <path d={`M0 ${centre}H${end}`} className="size-drawing__centre" />
        <g transform={`translate(${person.x} ${view.height - person.height})`} className="size-drawing__person">
          <Person />
        </g>
        <text y={view.height - person.height - 3 * below}>{cm(person.height)}</text>
        <text x={person.x + 28} y={centre - below}>
          {cm(150)}
        </text>
        {hung.map(({ format, box }) => (
          <g key={format}>
            <rect {...box} className="size-drawing__paper" />
            <DrawnPicture src={pictureAt(picture, 320)} box={box} />
            <text
              className="size-drawing__format"
              x={box.x + box.width / 2}
              y={box.y + box.height + below}
              textAnchor="middle"
            >
              {sizes[format].label[locale]}
            </text>
          </g>
        ))}
        <text
          x={end}
          y={centre - largest.height / 2 - below}
          textAnchor="end"
        >{`${largest.width.toLocaleString(locale)} × ${cm(largest.height)}`}</text>
      </svg>
    </figure>
  );
}

const steps = ['step1', 'step2', 'step3', 'step4'] as const;

export function Orders({ locale, begin }: Readonly<{ locale: Locale; begin: ReactNode }>) {
  const t = translator(locale);
  return (
    <section className="section orders__section wall__floored" id={sections.orders[locale]}>
      <div className="wrap cols">
        <div className="orders__text">
          <h2 className="h2">{t('orders.h')}</h2>
          <p className="prose t4">{t('orders.p')}</p>
          <div className="orders__steps">
            <ol className="numbered-steps__steps">
              {steps.map((key) => (
                <li key={key}>
                  <span>
                    <b>{t(`orders.${key}`)}.</b> {t(`orders.${key}Text`)}
                  </span>
                </li>
              ))}
            </ol>
          </div>
          {begin}
          <Opener kind="orders" section={t('orders.h')} send={t('orders.btn')} locale={locale} line />
          <p className="small t4">
            {t.rich('orders.shop', { a: (words: ReactNode) => <a href={pathTo('shop', locale)}>{words}</a> })}
          </p>
        </div>
        <div className="orders__stages">
          <FromPhoto locale={locale} />
        </div>
      </div>
      <div className="wrap orders__scale">
        <SizeDrawing locale={locale} />
      </div>
    </section>
  );
}
