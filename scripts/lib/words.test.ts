import { languageOf, lineOf } from './words.mjs';

test.each([
  [{ LANG: 'pl_PL.UTF-8' }, 'pl'],
  [{ LANG: 'pl' }, 'pl'],
  [{ LC_MESSAGES: 'pl_PL.UTF-8', LANG: 'en_US.UTF-8' }, 'pl'],
  [{ LC_ALL: 'C', LANG: 'pl_PL.UTF-8' }, 'en'],
  [{ LC_ALL: '', LANG: 'pl_PL.UTF-8' }, 'pl'],
  [{ LANG: 'de_DE.UTF-8' }, 'en'],
  [{}, 'en'],
])('the language of a machine with %j is %s', (env, language) => {
  expect(languageOf(env as NodeJS.ProcessEnv)).toBe(language);
});

test('a step is told in one line, with the time of what is left to do', () => {
  expect(lineOf('pages', 'en')).toBe('Building the pages (about 30 s)');
  expect(lineOf('pictures', 'pl', 0.75)).toBe('Przygotowuję obrazy (około 195 s)');
});
