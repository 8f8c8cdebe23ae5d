import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { causeOf, logLine, writeLog } from './log';

test('TRUST-24: a line holds the listed keys and nothing else', () => {
  const careless = { event: 'received', kind: 'shop-order', count: 2, email: 'lucja@poczta.example' } as const;
  expect(JSON.parse(logLine(careless, 0))).toEqual({
    time: '1970-01-01T00:00:00.000Z',
    event: 'received',
    kind: 'shop-order',
    count: 2,
  });
});

test.each([
  [new TypeError('lucja@poczta.example is not a function'), 'TypeError'],
  [Object.assign(new Error('full'), { code: 'SQLITE_FULL' }), 'SQLITE_FULL'],
  [Object.assign(new Error(), { code: 'lucja@poczta.example' }), 'Error'],
  ['lucja@poczta.example', 'string'],
])('TRUST-24: of an error only its code or class is logged', (error, cause) => {
  expect(causeOf(error)).toBe(cause);
});

const folder = mkdtempSync(join(tmpdir(), 'log-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a line goes to standard output, where a journal reads it', () => {
  const written: string[] = [];
  writeLog('{}', () => folder, { write: (text) => written.push(text) });
  expect([written, readdirSync(folder)]).toEqual([['{}\n'], []]);
});

test('at a terminal a line goes to a file beside the data, which its owner alone may read', () => {
  const written: string[] = [];
  const terminal = { isTTY: true, write: (text: string) => written.push(text) };
  writeFileSync(join(folder, 'server.log'), 'of the start before', { mode: 0o600 });
  for (const line of ['{"one":1}', '{"two":2}']) writeLog(line, () => folder, terminal);
  const path = join(folder, 'server.log');
  expect([written, readFileSync(path, 'utf8')]).toEqual([[], '{"one":1}\n{"two":2}\n']);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  // a folder that is not there stops nothing
  writeLog('{}', () => join(folder, 'absent'), terminal);
});
