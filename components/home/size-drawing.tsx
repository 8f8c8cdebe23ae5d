import { Person } from '@/components/ui/person';
import { artworkById } from '@/content/artworks';
import { sizes } from '@/content/order';
import { preparedPicture } from '@/content/pictures';
import { pictureUrl, widthFor } from '@/domain/picture';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import styles from './orders.module.css';

/**
 * One unit is one centimetre. The centre of the largest format is 150 cm above the floor (DESIGN-21); the others share
 * its lower left corner.
 */
const floor = 222;
const centre = { x: 74, y: floor - 150 };
const formats = ['a0', 'a1', 'a2', 'a3', 'a4'] as const;
const work = 2029;
/** These formats are drawn on the painting, so their lines and letters are light. */
const onPainting: readonly string[] = ['a2', 'a3', 'a4'];

const placed = ({ width, height }: { width: number; height: number }) => ({
  x: centre.x - sizes.a0.cm.width / 2,
  y: centre.y + sizes.a0.cm.height / 2 - height,
  width,
  height,
});

function Format({ format, locale }: { format: (typeof formats)[number]; locale: Locale }) {
  const box = placed(sizes[format].cm);
  const inside = onPainting.includes(format);
  return (
    <>
      <rect {...box} className={`${styles.sheet} ${format !== 'a2' && inside ? styles.inner : ''}`} />
      <text
        className={`${styles.format} ${inside ? styles.over : ''}`}
        x={box.x + box.width - 1.8}
        y={box.y + 5.6}
        textAnchor="end"
      >
        {sizes[format].label[locale]}
      </text>
    </>
  );
}

/** The formats A4 to A0, one inside the other, to scale, beside a person 170 cm tall. */
export function SizeDrawing({ locale }: { locale: Locale }) {
  const t = translator(locale);
  const picture = preparedPicture(artworkById(work));
  const a0 = placed(sizes.a0.cm);
  const decimal = (cm: number) => cm.toLocaleString(locale);
  return (
    <figure className={styles.drawing}>
      <svg viewBox="0 0 190 240" role="img" aria-label={t('orders.draw')}>
        <path d="M0 215H190M0 222H190" className={styles.floor} />
        <path d="M4 72H186" className={styles.centre} />
        <text x="186" y="70" textAnchor="end">
          150 cm
        </text>
        <rect {...a0} className={styles.paper} />
        <image
          href={pictureUrl(picture, widthFor(picture, 640))}
          {...placed(sizes.a2.cm)}
          preserveAspectRatio="xMidYMid slice"
        />
        {formats.map((format) => (
          <Format key={format} format={format} locale={locale} />
        ))}
        <text x={centre.x} y={a0.y - 2.5} textAnchor="middle">
          {decimal(sizes.a0.cm.width)} cm
        </text>
        <text transform={`translate(${a0.x - 3} 106) rotate(-90)`} textAnchor="middle">
          {decimal(sizes.a0.cm.height)} cm
        </text>
        <g transform="translate(152 52)">
          <Person />
        </g>
        <text x="152" y="230" textAnchor="middle">
          170 cm
        </text>
      </svg>
      <figcaption className="cap quiet">{t('orders.draw')}</figcaption>
    </figure>
  );
}
