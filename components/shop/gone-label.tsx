import { ButtonLink } from '@/components/ui/button';
import { Ring } from '@/components/ui/ring';
import type { Artwork } from '@/content/types';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import styles from './gone-label.module.css';
import { ShelfLabel } from './shelf-label';

type Props = Readonly<{ artwork: Artwork; state: 'sold' | 'reserved'; locale: Locale }>;

/** An original that somebody picked wears the sticker, a reserved one its empty place; both lead to something similar. */
export function GoneLabel({ artwork, state, locale }: Props) {
  const t = translator(locale);
  const mark = (
    <span className={styles.mark}>
      <span data-chosen={state === 'sold' ? '' : undefined}>
        <Ring size="small" />
      </span>
      {t(`shop.${state}`)}
    </span>
  );
  return (
    <ShelfLabel artwork={artwork} locale={locale} line={t('shop.delivers.original')} aside={mark}>
      <ButtonLink
        line
        wide
        href={pathTo('order', locale, { type: 'custom-pictures' })}
        aria-label={`${t('shop.similar')}: ${artwork.title[locale]}`}
      >
        {t('shop.similar')}
      </ButtonLink>
    </ShelfLabel>
  );
}
