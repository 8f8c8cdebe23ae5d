import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languageOf } from './start-words.mjs';

const folder = mkdtempSync(join(tmpdir(), 'run-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string): string => pathToFileURL(resolve(`scripts/lib/${name}.mjs`)).href;

/** What a person reads of a step whose command is the given script. */
function shown(command: string, language: 'en' | 'pl' = 'en', step: 'content' | 'pages' = 'pages') {
  const script = `
    import { onScreen, tellNotes, whyOf } from '${file('screen')}';
    import { must } from '${file('run')}';
    await onScreen('${language}')('${step}', (to) => must('It', process.execPath, ['-e', ${JSON.stringify(command)}], to)).catch((error) => {
      console.log(whyOf(error, '${language}', ['content']));
    });
    tellNotes('${language}');`;
  const args = ['--input-type=module', '-e', script];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  return { read: stdout + stderr, log: readFileSync(join(folder, '.site/start.log'), 'utf8') };
}

test('a step is one line, and what its command prints goes to the log', () => {
  const { read, log } = shown('console.log("one"); console.error("two")');
  expect(read).toMatch(/^Building the pages \(about \d+ s\) … \d+ s\n$/);
  expect(log).toBe('one\ntwo\n');
});

test('of a step that fails it is read where the reason is', () => {
  const { read, log } = shown('console.log("why"); process.exit(1)');
  expect(read).toMatch(/ … failed\n“Building the pages” failed; .site\/start.log says why\n$/);
  // behind that of the steps before
  expect(log).toBe('one\ntwo\nwhy\n');
});

test('of content with a fault the first one is read, with its file and line', () => {
  const faults = ['content: content/artist.json:23: phone: no number', 'content: messages/pl.json:4: nav: empty'];
  const { read } = shown(`console.log(${JSON.stringify(faults.join('\n'))}); process.exit(1)`, 'pl', 'content');
  expect(read).toMatch(/nie udało się\nartist\.json, wiersz 23: phone: no number \(i jeszcze 1: npm run content:check/);
});

test('notes on the content are one line', () => {
  const notes = 'console.log("content: note: one\\ncontent: note: two\\ncontent: all is in order")';
  expect(shown(notes).read).toMatch(/ s\nNotes on the content: 2 \(npm run content:check\)\n$/);
});

test('in Polish for the artist', () => {
  expect(shown('', 'pl').read).toMatch(
    /^Buduję strony \(około \d+ s\) … \d+ s\nUwagi do treści: 2 \(npm run content:check -- --lang pl\)\n$/,
  );
});

test.each([
  [{ LANG: 'pl_PL.UTF-8' }, 'pl'],
  [{ LANG: 'pl' }, 'pl'],
  [{ LC_MESSAGES: 'pl_PL.UTF-8', LANG: 'en_US.UTF-8' }, 'pl'],
  [{ LC_ALL: 'C', LANG: 'pl_PL.UTF-8' }, 'en'],
  [{ LC_ALL: '', LANG: 'pl_PL.UTF-8' }, 'pl'],
  [{ LANG: 'de_DE.UTF-8' }, 'en'],
  [{}, 'en'],
])('the language of a system with %j is %s', (env, language) => {
  expect(languageOf(env as NodeJS.ProcessEnv)).toBe(language);
});
