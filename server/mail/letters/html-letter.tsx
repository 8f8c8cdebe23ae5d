import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { artist } from '@/content/artist';
import { unturned } from '@/domain/text';
import type { Locale } from '@/i18n/locales';
import { unbroken } from '@/i18n/unbroken';
import { translator } from '@/messages/translator';
import type { Entry } from '../../submissions/kind';
import { type Block, type LetterContent, type Line, typedLines } from './letter-content';
import type { LetterPicture } from './letter-picture';

export const pictureId = 'picture@letter';

/** Those of the site (tokens.css): mail programs know no variables. */
const day = {
  gesso: '#f1f3f0',
  primer: '#fbfcfa',
  ink: '#14191c',
  graphite: '#4b5459',
  line: '#c4cbc6',
  on: '#f4f2ec',
};

/** Mail programs that do not know it show the colours of the day, or turn them themselves. */
const sheet = `:root{color-scheme:light dark}.held{white-space:nowrap}
@media (prefers-color-scheme:dark){
.gesso{background-color:#14181a!important}.primer{background-color:#242b2e!important}
.ink,.ink a{color:#ebede9!important}.quiet,.quiet a{color:#a7b1b3!important}.rule{border-color:#384145!important}
a.button{background-color:#ebede9!important;border-color:#ebede9!important;color:#14191c!important}
}`;

const words: CSSProperties = { font: '16px/25px Helvetica,Arial,sans-serif', color: day.ink, wordBreak: 'break-word' };
const small: CSSProperties = { ...words, font: '14px/21px Helvetica,Arial,sans-serif', color: day.graphite };
const display: CSSProperties = { ...words, font: '21px/28px Palatino,Georgia,serif' };

/** Each line in one of its own: Outlook knows no `white-space`. */
const broken = (lines: readonly string[]): ReactNode =>
  lines.map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a letter never changes
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ));

/** For the layout alone: a screen reader announces no table. */
const table = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 } as const;

type RowProps = Readonly<{ children: ReactNode; top?: number; bottom?: number; is?: string; style?: CSSProperties }>;
const Row = ({ children, top = 20, bottom = 0, is = 'ink', style = words }: RowProps) => (
  <tr>
    <td className={is} colSpan={2} style={{ ...style, padding: `${top}px 24px ${bottom}px` }}>
      {children}
    </td>
  </tr>
);

type LabelledProps = Readonly<{ label: string; children: ReactNode; weight?: 'bold' | 'normal' }>;
const Labelled = ({ label, children, weight: fontWeight = 'normal' }: LabelledProps) => {
  const rule = { borderTop: `1px solid ${day.line}`, verticalAlign: 'top' } as const;
  return (
    <tr>
      <td className="quiet rule" width="36%" style={{ ...small, ...rule, padding: '8px 8px 8px 24px' }}>
        {label}
      </td>
      <td className="ink rule" style={{ ...words, ...rule, padding: '6px 24px 6px 0', fontWeight }}>
        {children}
      </td>
    </tr>
  );
};

function LineRow({ line, top, is }: Readonly<{ line: Line; top: number; is: 'ink' | 'quiet' }>) {
  const row = { top, is, style: is === 'quiet' ? small : words };
  if (typeof line === 'string') return <Row {...row}>{broken(unturned(line).split('\n'))}</Row>;
  if ('page' in line) return null;
  const linkTo = (url: string, text: string) => (
    <a href={url} style={{ color: row.style.color }}>
      {text}
    </a>
  );
  if ('url' in line) return <Row {...row}>{linkTo(line.url, line.label ?? line.url)}</Row>;
  const { label, text, isTyped, isLink } = line;
  const lines = broken(isTyped ? typedLines(text) : text.split('\n'));
  return <Labelled label={label}>{isLink ? linkTo(text, text) : lines}</Labelled>;
}

function BlockRows({ block: { heading, lines }, is }: Readonly<{ block: Block; is: 'ink' | 'quiet' }>) {
  // the button leads to the page
  const rows = lines.filter((line) => typeof line === 'string' || !('page' in line));
  return (
    <>
      {heading && (
        <Row top={30} bottom={8} style={display}>
          {heading}
        </Row>
      )}
      {rows.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a letter never changes
        <LineRow key={at} line={line} is={is} top={at === 0 ? 20 : 0} />
      ))}
    </>
  );
}

function Picture({ picture: { width, height, alt } }: { picture: LetterPicture }) {
  const wide = Math.round(Math.min(552, width, (420 * width) / height));
  const style = { display: 'block', width: '100%', maxWidth: wide, height: 'auto', border: 0 } as const;
  // of a picture that is not low React writes a link to preload it, which no reader of mail may follow
  return <img src={`cid:${pictureId}`} alt={alt} width={wide} fetchPriority="low" style={style} />;
}

function Button({ page, locale }: Readonly<{ page: string; locale: Locale }>) {
  const t = translator(locale);
  const style = { color: day.on, backgroundColor: day.ink, border: `12px solid ${day.ink}`, fontWeight: 'bold' };
  return (
    <>
      <Row top={24}>
        {/* Outlook knows no padding of a link, but a border */}
        <a href={page} className="button" style={{ ...style, display: 'inline-block', textDecoration: 'none' }}>
          {t('letter.open')}
        </a>
      </Row>
      <Row top={8} is="quiet" style={small}>
        {t('letter.onlyYou')}
      </Row>
    </>
  );
}

const pageIn = ({ blocks, foot }: LetterContent): string | undefined =>
  [...blocks, ...foot]
    .flatMap(({ lines }) => lines)
    .flatMap((line) => (typeof line === 'object' && 'page' in line ? line.page : []))[0];

type Sheet = Readonly<{ content: LetterContent; facts: readonly Entry[]; picture: LetterPicture | null }>;

function Document({ content, facts, picture }: Sheet) {
  const { subject, locale, lead, blocks, foot } = content;
  const page = pageIn(content);
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{subject}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own rules */}
        <style dangerouslySetInnerHTML={{ __html: sheet }} />
      </head>
      <body className="gesso" style={{ margin: 0, padding: '16px 8px', backgroundColor: day.gesso }}>
        {/* the width is for Outlook, which knows no greatest one */}
        <table
          {...table}
          className="primer"
          align="center"
          width={600}
          style={{ width: '100%', maxWidth: 600, backgroundColor: day.primer }}
        >
          <tbody>
            <Row top={28} style={display}>
              {artist.logo[locale].map(({ text, italic }) => (italic ? <i key={text}>{text}</i> : text))}
            </Row>
            {picture && (
              <Row>
                <Picture picture={picture} />
              </Row>
            )}
            {lead.map((text, at) => (
              <Row key={text} top={at === 0 ? 20 : 10} bottom={at === 0 ? 0 : 16}>
                {broken(unturned(text).split('\n'))}
              </Row>
            ))}
            {facts.map(([label, text]) => (
              <Labelled key={label} label={label} weight="bold">
                {text}
              </Labelled>
            ))}
            {page && <Button page={page} locale={locale} />}
            {[...blocks, ...foot].map((block, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a letter never changes
              <BlockRows key={at} block={block} is={at < blocks.length ? 'ink' : 'quiet'} />
            ))}
            <Row top={24}>{null}</Row>
          </tbody>
        </table>
      </body>
    </html>
  );
}

/** A table with inline styles, as the oldest mail programs need; nothing is fetched for it. */
export const htmlOf = (letter: Sheet): string =>
  `<!DOCTYPE html>${unbroken(renderToStaticMarkup(<Document {...letter} />))}`;
