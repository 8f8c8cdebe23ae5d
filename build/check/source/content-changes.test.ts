import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { commit, finishChanges, inContentTurn, type NewFiles, stage } from './content-changes';

let own: string;
beforeEach(() => {
  own = mkdtempSync(join(tmpdir(), 'changes-'));
  for (const name of ['a.json', 'b.json', 'c.json']) writeFileSync(join(own, name), 'before');
});
afterEach(() => rmSync(own, { recursive: true }));

const change: NewFiles = new Map<string, string | Buffer | null>([
  ['a.json', 'after'],
  ['b.json', null],
  ['images/d.webp', Buffer.from('after')],
]);
const textOf = (name: string) => (existsSync(join(own, name)) ? readFileSync(join(own, name), 'utf8') : null);
const texts = () => ['a.json', 'b.json', 'c.json', 'images/d.webp'].map(textOf);
const [before, after] = [
  ['before', 'before', 'before', null],
  ['after', null, 'before', 'after'],
];
const hidden = () => readdirSync(join(own, '.changing'));

test('CONTENT-15: a change that is not listed yet is none, and nothing of it stays', async () => {
  mkdirSync(join(own, '.changing'));
  stage(own, change);
  await finishChanges(own);
  expect([texts(), hidden()]).toEqual([before, []]);
});

test('CONTENT-15: a change that is listed is finished by whoever comes next, wherever it was interrupted', async () => {
  const staged = stage(own, change);
  const list = JSON.stringify([...staged].map(([name, path]) => [name, path !== null]));
  writeFileSync(join(own, '.changing/list.json'), list);
  // one of its files is in its place already
  writeFileSync(join(own, 'a.json'), 'after');
  rmSync(join(own, '.changing/new/a.json'));
  await finishChanges(own);
  expect([texts(), hidden()]).toEqual([after, []]);
});

test('a disk that is full in the middle leaves what was, and no file', async () => {
  const failing = inContentTurn(own, async () => {
    stage(own, change);
    throw new Error('ENOSPC');
  });
  await expect(failing).rejects.toThrow('ENOSPC');
  expect([texts(), hidden()]).toEqual([before, []]);
});

test('two programs take turns, and the turn of one that was killed is taken', async () => {
  const script = `const { inContentTurn } = await import('./build/check/source/content-changes.ts');
    await inContentTurn(${JSON.stringify(own)}, async () => { console.log('in'); await new Promise((end) => setTimeout(end, 60_000)); });`;
  const other = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script]);
  await new Promise((resolve) => other.stdout.once('data', resolve));
  let isIn = false;
  const turn = inContentTurn(own, async () => {
    isIn = true;
    commit(own, stage(own, change));
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(isIn).toBe(false);
  // as of one that was killed while it asked for its turn
  writeFileSync(join(own, `.changing/lock.${other.pid}`), `${hostname()} ${other.pid}`);
  other.kill('SIGKILL');
  await turn;
  expect([texts(), hidden()]).toEqual([after, []]);
});
