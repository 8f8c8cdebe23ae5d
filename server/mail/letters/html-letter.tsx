import { type CSSProperties, createElement, Fragment, type ReactNode } from 'react';
import { artist } from '@/content/artist';
import { unturned } from '@/domain/text';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import type { Entry } from '../../submissions/kind';
import type { LetterPicture } from './letter-picture';
import { type Block, type Line, type Said, typedLines } from './said';

/** The id by which a letter's HTML names the picture that travels with it. */
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
const night = {
  gesso: '#14181a',
  primer: '#242b2e',
  ink: '#ebede9',
  graphite: '#a7b1b3',
  line: '#384145',
  on: '#14191c',
};

/** Programs that know it; others show the colours of the day, or turn them themselves. */
const sheet = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.gesso{background-color:${night.gesso}!important}.primer{background-color:${night.primer}!important}
.ink,.ink a{color:${night.ink}!important}.quiet,.quiet a{color:${night.graphite}!important}
.rule{border-color:${night.line}!important}
.button{background-color:${night.ink}!important}.button a{color:${night.on}!important}
}
@media (max-width:480px){.pad{padding-left:16px!important;padding-right:16px!important}}`;

const serif = 'Palatino,Georgia,serif';
const sans = 'Helvetica,Arial,sans-serif';
const words: CSSProperties = { fontFamily: sans, fontSize: 16, lineHeight: '25px', color: day.ink };
const small: CSSProperties = {
  ...words,
  fontSize: 14,
  lineHeight: '21px',
  color: day.graphite,
  wordBreak: 'break-word',
};

const newLine = <br />;

/** Each part in a line of its own: Outlook knows no `white-space`. */
const broken = (parts: readonly ReactNode[]): ReactNode =>
  createElement(Fragment, null, ...parts.flatMap((part) => [newLine, part]).slice(1));

const inLines = (text: string): ReactNode => broken(unturned(text).split('\n'));

/** A table only lays out: it is none to those who hear the letter. */
const Table = ({ children, style, ...rest }: { children: ReactNode; style?: CSSProperties; className?: string }) => (
  <table {...rest} role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0} style={{ ...style }}>
    <tbody>{children}</tbody>
  </table>
);

const Row = ({ children, top = 20, is = 'ink', style = words }: RowProps) => (
  <tr>
    <td className={`pad ${is}`} style={{ ...style, padding: `${top}px 32px 0` }}>
      {children}
    </td>
  </tr>
);
type RowProps = Readonly<{ children: ReactNode; top?: number; is?: string; style?: CSSProperties }>;

const link: CSSProperties = { color: day.graphite, textDecoration: 'underline' };

type Labelled = Readonly<{ label: string; value: ReactNode }>;

/** A label with what it says beside it, or below where the letter is narrow. */
const Labels = ({ rows, strong = false }: { rows: readonly Labelled[]; strong?: boolean }) => (
  <Table>
    {rows.map(({ label, value }) => (
      <tr key={label}>
        <td
          className="quiet rule"
          width="36%"
          valign="top"
          style={{ ...small, padding: '7px 12px 7px 0', borderTop: `1px solid ${day.line}` }}
        >
          {label}
        </td>
        <td
          className="ink rule"
          valign="top"
          style={{
            ...words,
            ...{ fontSize: strong ? 16 : 15, lineHeight: '22px', fontWeight: strong ? 'bold' : 'normal' },
            ...{ padding: '6px 0', borderTop: `1px solid ${day.line}`, wordBreak: 'break-word' },
          }}
        >
          {value}
        </td>
      </tr>
    ))}
  </Table>
);

/** A line that names something and says it; undefined of words, and of the private page, which has the button. */
function labelled(line: Line): Labelled | undefined {
  if (typeof line === 'string' || 'page' in line || 'url' in line) return undefined;
  const { label, text } = line;
  if (line.isLink)
    return {
      label,
      value: (
        <a href={text} style={{ ...link, color: day.ink }}>
          {text}
        </a>
      ),
    };
  return { label, value: broken(line.isTyped ? typedLines(text) : text.split('\n')) };
}

/** Lines of one kind stand together. */
function BlockRows({ block: { heading, lines }, isQuiet }: { block: Block; isQuiet: boolean }) {
  const said = lines.filter((line) => typeof line === 'string' || !('page' in line));
  if (said.length === 0) return null;
  const rows = isQuiet ? [] : said.flatMap((line) => labelled(line) ?? []);
  const texts = said.flatMap((line): ReactNode[] => {
    if (typeof line === 'string') return [inLines(line)];
    if ('text' in line) return isQuiet ? [`${line.label}: ${line.text}`] : [];
    if (!('url' in line)) return [];
    return [
      <a key={line.url} href={line.url} style={link}>
        {line.label ?? line.url}
      </a>,
    ];
  });
  // whole words above what is listed, or below it, as they were said
  const first = typeof said[0] === 'string';
  const style = isQuiet ? small : words;
  const [above, below] = rows.length === 0 || !first ? [[], texts] : [texts.slice(0, 1), texts.slice(1)];
  return (
    <>
      {heading && (
        <Row top={30} style={{ ...words, fontFamily: serif, fontSize: 21, lineHeight: '27px' }}>
          {heading}
        </Row>
      )}
      {above.length > 0 && <Row>{broken(above)}</Row>}
      {rows.length > 0 && (
        <Row top={10}>
          <Labels rows={rows} />
        </Row>
      )}
      {below.length > 0 && (
        <Row is={isQuiet ? 'quiet' : 'ink'} style={style}>
          {broken(below)}
        </Row>
      )}
    </>
  );
}

const mostWide = 536;
const mostHigh = 420;

/** As wide as the letter, unless it would be too high. */
function Picture({ picture: { width, height }, alt }: { picture: LetterPicture; alt: string }) {
  const wide = Math.round(Math.min(mostWide, (mostHigh * width) / height));
  const style = { display: 'block', width: '100%', maxWidth: wide, height: 'auto' } as const;
  return (
    <Row top={24}>
      {/* of a picture that is not low React writes a link to preload it, which no reader of mail may follow */}
      <img src={`cid:${pictureId}`} alt={alt} width={wide} fetchPriority="low" style={{ ...style, border: 0 }} />
    </Row>
  );
}

function Button({ page, locale }: { page: string; locale: Locale }) {
  const t = translator(locale);
  return (
    <>
      <Row top={24}>
        <table role="presentation" cellPadding={0} cellSpacing={0} border={0}>
          <tbody>
            <tr>
              <td className="button" align="center" style={{ backgroundColor: day.ink }}>
                <a
                  href={page}
                  style={{
                    ...words,
                    ...{ color: day.on, display: 'inline-block', padding: '12px 26px', textDecoration: 'none' },
                    ...{ border: `1px solid ${day.ink}`, fontWeight: 'bold' },
                  }}
                >
                  {t('letter.open')}
                </a>
              </td>
            </tr>
          </tbody>
        </table>
      </Row>
      <Row top={8} is="quiet" style={small}>
        {t('letter.onlyYou')}
      </Row>
    </>
  );
}

const pageIn = ({ blocks, foot }: Said): string | undefined =>
  [...blocks, ...foot].flatMap(({ lines }) =>
    lines.flatMap((line) => (typeof line === 'object' && 'page' in line ? line.page : [])),
  )[0];

const Head = ({ subject }: { subject: string }) => (
  <head>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="supported-color-schemes" content="light dark" />
    <title>{subject}</title>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own rules */}
    <style dangerouslySetInnerHTML={{ __html: sheet }} />
  </head>
);

type Shown = Readonly<{ said: Said; facts: readonly Entry[]; picture: LetterPicture | null }>;

function Document({ said, facts, picture }: Shown) {
  const { subject, locale, lead, blocks, foot } = said;
  const page = pageIn(said);
  return (
    <html lang={locale}>
      <Head subject={subject} />
      <body className="gesso" style={{ margin: 0, padding: 0, backgroundColor: day.gesso }}>
        <Table className="gesso" style={{ backgroundColor: day.gesso }}>
          <tr>
            <td align="center" style={{ padding: '16px 8px' }}>
              {/* the width is for Outlook, which knows no greatest one */}
              <table
                {...{
                  className: 'primer',
                  role: 'presentation',
                  width: 600,
                  cellPadding: 0,
                  cellSpacing: 0,
                  border: 0,
                }}
                align="center"
                style={{ width: '100%', maxWidth: 600, backgroundColor: day.primer, textAlign: 'left' }}
              >
                <tbody>
                  <Row top={28} style={{ ...words, fontFamily: serif, fontSize: 22, lineHeight: '28px' }}>
                    {artist.studio[locale]}
                  </Row>
                  {picture && <Picture picture={picture} alt={facts[1]?.[1] ?? subject} />}
                  {lead.map((text, at) => (
                    <Row key={text} top={at === 0 ? 24 : 10}>
                      {inLines(text)}
                    </Row>
                  ))}
                  <Row>
                    <Labels strong rows={facts.map(([label, text]) => ({ label, value: inLines(text) }))} />
                  </Row>
                  {page && <Button page={page} locale={locale} />}
                  {[...blocks, ...foot].map((block, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a letter never changes
                    <BlockRows key={at} block={block} isQuiet={at >= blocks.length} />
                  ))}
                  <tr>
                    <td height={32} style={{ fontSize: 0, lineHeight: 0 }}>
                      {' '}
                    </td>
                  </tr>
                </tbody>
              </table>
            </td>
          </tr>
        </Table>
      </body>
    </html>
  );
}

/** The letter as HTML: tables and styles of each part, as the oldest mail programs need; nothing is fetched for it. */
export async function htmlOf(shown: Shown): Promise<string> {
  // at the first use: `next dev`, whose route for the API leads here, refuses it as an import
  const { renderToStaticMarkup } = await import('react-dom/server');
  return `<!DOCTYPE html>${renderToStaticMarkup(<Document {...shown} />)}`;
}
