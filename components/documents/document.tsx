import './document.css';
import { Fragment, type ReactNode } from 'react';
import { artist } from '@/content/artist';
import type { Block, DocumentSection, Token } from '@/content/documents/types';
import { corrections } from '@/content/terms';
import { itemsOf } from '@/domain/page/document-items';
import type { Locale, Localized } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { bind } from '@/i18n/typography';
import { translator } from '@/messages/translator';

/** A fact that the owner still has to fill in is marked, so that it is not overlooked. */
const orBlank = (fact: string | null, locale: Locale): ReactNode =>
  fact ?? <mark className="document__blank">{translator(locale)('doc.blank')}</mark>;

const particulars: Readonly<Record<Token, (locale: Locale) => ReactNode>> = {
  studio: (locale) => artist.studio[locale],
  seller: () => artist.seller.name,
  address: (locale) => orBlank(artist.seller.address, locale),
  taxId: (locale) => orBlank(artist.seller.taxId, locale),
  city: (locale) => artist.city[locale],
  email: () => <a href={`mailto:${artist.email}`}>{artist.email}</a>,
  phone: () => (
    <a className="nowrap" href={`tel:${artist.phone.replace(/\s/g, '')}`}>
      {artist.phone}
    </a>
  ),
  corrections: () => corrections,
  privacyPolicy: (locale) => <a href={pathTo('privacyPolicy', locale)}>{translator(locale)('foot.privacy')}</a>,
  storeRegulations: (locale) => <a href={pathTo('storeRegulations', locale)}>{translator(locale)('foot.rules')}</a>,
  withdrawal: (locale) => <a href={pathTo('withdrawal', locale)}>{translator(locale)('withdrawal.h')}</a>,
};

/** A text of content with its placeholders filled in. Every second part of the split is a placeholder's name. */
function Passage({ text, locale }: { text: Localized; locale: Locale }) {
  const parts = bind(text[locale], locale).split(/\{(\w+)\}/);
  return parts.map((part, index) => {
    const place = `${index} ${part}`;
    return <Fragment key={place}>{index % 2 ? particulars[part as Token](locale) : part}</Fragment>;
  });
}

type Props = Readonly<{ title: string; sections: readonly DocumentSection[]; locale: Locale }>;

function Contents({ sections, locale }: Omit<Props, 'title'>) {
  return (
    <nav className="document__contents no-print" aria-labelledby="contents">
      <p className="h3" id="contents">
        {translator(locale)('doc.toc')}
      </p>
      <ol className="t2">
        {sections.map(({ id, title }) => (
          <li key={id[locale]}>
            <a href={`#${id[locale]}`}>
              <Passage text={title} locale={locale} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Passages({ block, locale }: { block: Block; locale: Locale }) {
  if (!('list' in block)) {
    return (
      <p>
        <Passage text={block} locale={locale} />
      </p>
    );
  }
  return (
    <ul className="grid g2">
      {itemsOf(block.list).map((item) => (
        <li key={item[locale]}>
          <Passage text={item} locale={locale} />
        </li>
      ))}
    </ul>
  );
}

/** A legal text: its contents in three columns, the text in seven (DESIGN-19). */
export function Document({ title, sections, locale }: Props) {
  return (
    <div className="wrap cols document__document">
      <header className="document__head">
        <h1 className="h1">{title}</h1>
        {artist.sample && <p className="quiet t3">{translator(locale)('doc.sample')}</p>}
      </header>
      <Contents sections={sections} locale={locale} />
      <div className="document__text">
        {sections.map(({ id, title, blocks }, index) => (
          <section key={id[locale]} id={id[locale]}>
            <h2 className="h3">
              {index + 1}. <Passage text={title} locale={locale} />
            </h2>
            {blocks.map((block) => (
              <Passages key={JSON.stringify(block)} block={block} locale={locale} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
