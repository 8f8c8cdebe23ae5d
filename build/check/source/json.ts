import { readText, WrongEncoding } from '@/server/platform/text-file.mjs';

type Path = readonly PropertyKey[];
type Token = Readonly<{ text: string; offset: number }>;

const shape = /\s*(?:([{}[\]:,]|"(?:[^"\\\n]|\\.)*"|-?\d[\d.eE+-]*|true|false|null)|$)/y;

class Broken extends Error {
  constructor(readonly offset: number) {
    super(`${offset}`);
  }
}

function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (let at = 0; ; at = shape.lastIndex) {
    shape.lastIndex = at;
    const found = shape.exec(text);
    if (!found) throw new Broken(at + text.slice(at).search(/\S/));
    const [, token] = found;
    if (token === undefined) return tokens;
    tokens.push({ text: token, offset: shape.lastIndex - token.length });
  }
}

const keyOf = (path: Path): string => path.map(String).join('\0');

/** Where each value begins, a property with its key, and the keys that an object has twice: JSON would silently use the second. */
function placesIn(text: string) {
  const tokens = tokensOf(text);
  const offsets = new Map<string, number>();
  const twice: Path[] = [];
  let at = 0;
  function take(expected: RegExp): Token {
    const token = tokens[at];
    if (!token || !expected.test(token.text)) throw new Broken(token?.offset ?? text.trimEnd().length);
    at += 1;
    return token;
  }
  function read(path: Path, from = tokens[at]?.offset ?? 0): void {
    offsets.set(keyOf(path), from);
    const open = take(/^[{["\-\dtfn]/).text;
    const close = { '{': '}', '[': ']' }[open];
    if (close === undefined) return;
    for (let index = 0; tokens[at]?.text !== close || index > 0; index += 1) {
      const key = close === '}' ? take(/^"/) : null;
      if (key) take(/^:/);
      const inner = [...path, key ? JSON.parse(key.text) : index];
      if (offsets.has(keyOf(inner))) twice.push(inner);
      read(inner, key?.offset);
      if (take(close === '}' ? /^[,}]/ : /^[,\]]/).text === close) return;
    }
    at += 1;
  }
  read([]);
  if (tokens[at]) throw new Broken(tokens[at]?.offset ?? 0);
  return { offsets, twice };
}

/** Why a file cannot be read from a line on; for the desk, by its name. */
const unreadable = {
  rule: 'unreadable',
  text: 'cannot be read from here on: a comma, a quotation mark or a bracket is missing or too many, here or in the line before',
};

/** The fault of a file that an editor saved in another encoding than UTF-8. */
const inEncoding = ({ encoding }: WrongEncoding) => ({
  rule: 'encoding',
  text: `the file is saved as ${encoding}, in which letters get lost: save it again, as UTF-8`,
  part: encoding,
});

/** The value of a JSON file with the lines of everything in it, or the line from which it cannot be read and why. A byte order mark is no fault. */
export function readJson(path: string) {
  try {
    const text = readText(path);
    const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length;
    try {
      const { offsets, twice } = placesIn(text);
      const has = (keys: Path): boolean => offsets.has(keyOf(keys));
      /** The line of what the keys lead to, or of the last that is there on that path. */
      const lineOf = (keys: Path): number =>
        has(keys) || keys.length === 0 ? lineAt(offsets.get(keyOf(keys)) ?? 0) : lineOf(keys.slice(0, -1));
      return { value: JSON.parse(text) as unknown, lineOf, has, twice };
    } catch (error) {
      return { brokenAt: lineAt(error instanceof Broken ? error.offset : 0), fault: unreadable };
    }
  } catch (error) {
    if (!(error instanceof WrongEncoding)) throw error;
    return { brokenAt: 1, fault: inEncoding(error) };
  }
}
