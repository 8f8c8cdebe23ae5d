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
function shown(command: string, language = 'en_GB.UTF-8') {
  const script = `
    import { onScreen, tellNotes } from '${file('screen')}';
    import { must } from '${file('run')}';
    await onScreen('pages', (to) => must('It', process.execPath, ['-e', ${JSON.stringify(command)}], to)).catch((error) => {
      console.log(error.message);
    });
    tellNotes();`;
  const env = { ...process.env, LC_ALL: language };
  const args = ['--input-type=module', '-e', script];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env });
  return { read: stdout + stderr, log: readFileSync(join(folder, '.site/start.log'), 'utf8') };
}

test('a step is one line, and what its command prints goes to the log', () => {
  const { read, log } = shown('console.log("one"); console.error("two")');
  expect(read).toMatch(/^Building the pages \(about \d+ s\) … \d+ s\n$/);
  expect(log).toBe('one\ntwo\n');
});

test('of a step that fails the last lines are read, and where the others are', () => {
  const { read, log } = shown('for (let line = 1; line <= 50; line += 1) console.log("line", line); process.exit(1)');
  expect(read).toMatch(/ … failed\nline 21\n(.*\n)*line 50\nAll that was printed is in .site\/start.log\n$/);
  // behind that of the steps before
  expect(log).toMatch(/^one\ntwo\nline 1\n/);
});

test('notes on the content are one line', () => {
  const notes = 'console.log("content: note: one\\ncontent: note: two\\ncontent: all is in order")';
  expect(shown(notes).read).toMatch(/ s\nNotes on the content: 2 \(npm run content:check\)\n$/);
});

test('in Polish where the system is', () => {
  expect(shown('', 'pl_PL.UTF-8').read).toMatch(
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
