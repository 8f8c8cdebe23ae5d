/** A text of so many UTF-16 units. */
export type Hostile = (length: number) => string;

const row =
  (sign: string): Hostile =>
  (length) =>
    sign.repeat(length / sign.length);
const between =
  (start: string, sign: string, end: string): Hostile =>
  (length) =>
    start + row(sign)(length - start.length - end.length) + end;
const marks =
  (one: string, other: string): Hostile =>
  (length) =>
    `a${one.repeat(length / 2 - 1)}${other.repeat(length / 2)}`;

/** Texts on which a careless rule needs more than linear time, such as a pattern that backtracks. */
export const hostileTexts: Readonly<Record<string, Hostile>> = {
  dots: between('a@', '.', '@'),
  'dots and letters': between('a@', 'a.', '@'),
  'dots before a space': between('a@a.', '.', ' '),
  'hyphens in a domain': between('a@', 'a-', ''),
  'at-signs': row('@'),
  'marks above, then below': marks('\u0301', '\u0323'),
  'marks below, then above': marks('\u0323', '\u0301'),
  'marks above and below in turn': row('\u0301\u0323'),
  'parts of syllables': row('\u1100\u1161\u11a8'),
  spaces: between('x', ' ', 'x'),
  'no-break spaces': between('x', '\u00a0', 'x'),
  'carriage returns': between('x', '\r', 'x'),
  'line ends': between('x', '\r\n', 'x'),
  'control characters': between('x', '\u0001', 'x'),
  'half surrogates': row('\ud800'),
  'surrogates the wrong way round': row('\udc00\ud800'),
  'regional indicators': row('\u{1f1e6}'),
  'joined signs': row('👩\u200d'),
  digits: row('9'),
  'digits and a dot': between('1.', '9', 'x'),
  links: row('http://www.'),
  'beginnings of links': row('htt'),
  markup: row('<&"'),
  'backslashes and quotes': row('\\"'),
  letters: row('x'),
};

/** The same for headers, which may have fewer characters. */
export const hostileHeaders: Readonly<Record<string, Hostile>> = {
  letters: row('x'),
  commas: between('x', ',', 'x'),
  semicolons: between('x', ';', 'x'),
  'spaces after a semicolon': between('x;', ' ', 'x'),
  'semicolons and spaces': between('x', '; ', 'x'),
  'languages with weights': row('de;q=0.5,'),
  'dots as a weight': between('de;q=', '.', ''),
  'equal signs': between('csrftoken=', '=', ''),
  cookies: row('csrftoken;'),
  slashes: between('http://x', '/', ''),
  'dots and slashes': between('http://x', '/..', ''),
  'at-signs': between('http://', '@', 'x'),
  'percent signs': between('http://x/', '%', ''),
  quotes: between('multipart/form-data; boundary="', '\\"', ''),
  boundary: between('multipart/form-data; boundary=', '-', ''),
  hyphens: row('3f2504e0-'),
  addresses: row('127.0.0.1,'),
  colons: row(':'),
};
