import { artist } from '@/content/artist';
import type { Block, DocumentSection } from '@/content/documents/types';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import './document.css';
import { Passage } from './passage';

type Props = Readonly<{ title: string; sections: readonly DocumentSection[]; locale: Locale }>;

function Contents({ sections, locale }: Omit<Props, 'title'>) {
  return (
    <nav className="document__contents" aria-labelledby="contents">
      <p className="h3" id="contents">
        {translator(locale)('doc.toc')}
      </p>
      <ol>
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
    <ul>
      {block.list.map((item) => (
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
        {artist.sample && <p className="quiet">{translator(locale)('doc.sample')}</p>}
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
