import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openStudio } from '@/e2e/support/in-process/studio';
import { parseEnvironment } from '@/server/platform/environment';
import { NoDatabase } from '@/server/storage/open';
import { type DeskEffects, help } from './desk';
import { typed } from './typed.fixture';

const settings = () => parseEnvironment({ DATA_DIR: 'data', CONTENT_DIR: '/elsewhere' });

test('DESK-14: a command that finds no database says where it looked, in one line, and ends with 1', async () => {
  const withStorage = () => Promise.reject(new NoDatabase('/srv/studio/data'));
  for (const line of [['desk'], ['desk', '--json']]) {
    const { code, out, err } = await typed(line, { withStorage, settings });
    expect([line, code, out, err]).toEqual([
      line,
      1,
      '',
      expect.stringMatching(/^There is no database in \/srv\/studio\/data\. [^\n]*\n$/),
    ]);
  }
});

test('DESK-14: at a terminal a command names the folders, and to a program it does not', async () => {
  const studio = await openStudio();
  const effects: Partial<DeskEffects> = { withStorage: (work) => work(studio.storage), settings };
  const named = `\nData: ${resolve('data')} · content: /elsewhere\n`;
  expect((await typed(['desk'], { ...effects, isTerminal: true })).out).toMatch(new RegExp(`${named}$`));
  expect((await typed(['desk'], effects)).out).not.toContain(resolve('data'));
  expect((await typed(['desk', '--json'], { ...effects, isTerminal: true })).out).not.toContain('Data:');
  await studio.close();
});

/** What the guides and the help of commands name as places for personal data, within the project. */
const places = (): readonly string[] => {
  const pages = ['docs/przewodnik.md', 'docs/backup.md', 'README.md'].map((page) => readFileSync(page, 'utf8'));
  const text = [...pages, help].join('\n');
  return [...new Set([...text.matchAll(/backup (?=[\w-]+[./])([a-z][\w./-]*)/g)].map(([, path = '']) => path))];
};

test('DESK-13: git ignores every folder that the guides name for what people wrote', () => {
  expect(places()).toEqual(expect.arrayContaining(['kopie/', 'copies/']));
  for (const path of places()) {
    const file = /\.\w+$/.test(path) ? path : join(path, 'file');
    expect(execFileSync('git', ['check-ignore', '--no-index', file], { encoding: 'utf8' }).trim()).toBe(file);
  }
});
