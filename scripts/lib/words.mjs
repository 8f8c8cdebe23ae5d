import { parseArgs } from 'node:util';

/** Takes what npm, Next and the others print during a start. */
export const startLog = '.site/start.log';

/** Seconds of each step on two cores, so that a reader knows when to worry. */
const seconds = { packages: 30, content: 15, pages: 30, pictures: 260 };
/** @typedef {keyof typeof seconds} Step */

export const words = {
  en: {
    packages: 'Installing packages',
    content: 'Checking the content',
    pages: 'Building the pages',
    pictures: 'Making the pictures',
    line: (/** @type {string} */ step, /** @type {number} */ time) => `${step} (about ${time} s)`,
    notes: (/** @type {number} */ count) => `Notes on the content: ${count} (npm run content:check)`,
    runs: (/** @type {string} */ address) => `The site is on ${address}`,
    same: (/** @type {string} */ address) => `Nothing was changed. The site is as it was: ${address}`,
    shown: (/** @type {string} */ address) => `Your change is on the site: ${address}`,
    notShown: (/** @type {string} */ why) => `It is NOT on the site: ${why}`,
    back: (/** @type {string} */ address, /** @type {string} */ at) =>
      `The site is again as it was built on ${at}: ${address}`,
    notBack: (/** @type {string} */ why) => `The site was NOT put back: ${why}`,
    fault: (/** @type {string} */ file, /** @type {string} */ line, /** @type {string} */ what) =>
      `${file}, line ${line}: ${what}`,
    more: (/** @type {number} */ count) => ` (and ${count} more: npm run content:check)`,
    step: (/** @type {string} */ step) => `“${step}” failed; ${startLog} says why`,
    busy: 'it is being built in another window; wait until that is done, and publish again',
    absent: 'the site does not run now. npm start starts it, with your change',
    refused: 'the new version did not start, so the one before goes on; the log of the site says why',
    late: 'the running site did not change over within a minute; its log says why',
    packaged: 'its packages have changed, and the running site still loads from the old ones: stop it, then npm start',
    noOlder: 'no older version is kept',
    other: (/** @type {string} */ name, /** @type {string} */ running, /** @type {string} */ own) =>
      `the site that runs here has ${name} ${running}, and this command ${own}. Nothing was changed: use the same ${name}, or stop the site first`,
  },
  pl: {
    packages: 'Pobieram pakiety',
    content: 'Sprawdzam treści',
    pages: 'Buduję strony',
    pictures: 'Przygotowuję obrazy',
    line: (/** @type {string} */ step, /** @type {number} */ time) => `${step} (około ${time} s)`,
    notes: (/** @type {number} */ count) => `Uwagi do treści: ${count} (npm run content:check -- --lang pl)`,
    runs: (/** @type {string} */ address) => `Strona działa: ${address}`,
    same: (/** @type {string} */ address) => `Nic się nie zmieniło. Strona jest taka, jak była: ${address}`,
    shown: (/** @type {string} */ address) => `Twoja zmiana jest na stronie: ${address}`,
    notShown: (/** @type {string} */ why) => `NIE MA jej na stronie: ${why}`,
    back: (/** @type {string} */ address, /** @type {string} */ at) =>
      `Strona jest znowu taka, jak ją zbudowano ${at}: ${address}`,
    notBack: (/** @type {string} */ why) => `Strony NIE cofnięto: ${why}`,
    fault: (/** @type {string} */ file, /** @type {string} */ line, /** @type {string} */ what) =>
      `${file}, wiersz ${line}: ${what}`,
    more: (/** @type {number} */ count) => ` (i jeszcze ${count}: npm run content:check -- --lang pl)`,
    step: (/** @type {string} */ step) => `nie udał się krok „${step}”. Dlaczego, mówi informatykowi plik ${startLog}`,
    busy: 'właśnie trwa budowanie w innym oknie. Gdy się skończy, opublikuj jeszcze raz',
    absent: 'strona teraz nie działa. Uruchomi ją npm start, od razu z Twoją zmianą',
    refused: 'nowa wersja się nie uruchomiła, więc działa poprzednia. Dlaczego, mówi dziennik strony',
    late: 'działająca strona nie przejęła jej w ciągu minuty. Dlaczego, mówi dziennik strony',
    packaged: 'zmieniły się pakiety, a działająca strona korzysta ze starych: zatrzymaj ją, a potem npm start',
    noOlder: 'nie ma starszej wersji',
    other: (/** @type {string} */ name, /** @type {string} */ running, /** @type {string} */ own) =>
      `strona, która tu działa, ma ${name} ${running}, a to polecenie ${own}. Niczego nie zmieniono: podaj to samo ${name} albo najpierw zatrzymaj stronę`,
  },
};

/** @typedef {keyof typeof words} Language */

/**
 * The machine's language: the first variable that is set decides, in the order of POSIX.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Language}
 */
export const languageOf = ({ LC_ALL, LC_MESSAGES, LANG }) =>
  (LC_ALL || LC_MESSAGES || LANG || '').startsWith('pl') ? 'pl' : 'en';

/**
 * @returns {Language} from `--lang pl` or `--lang en`, otherwise the machine's
 */
export function askedLanguage() {
  const { lang } = parseArgs({ options: { lang: { type: 'string' } }, strict: false }).values;
  return lang === 'pl' || lang === 'en' ? lang : languageOf(process.env);
}

/**
 * The line that begins a step.
 * @param {Step} step
 * @param {Language} language
 * @param {number} [part] of the whole work of the step, from 0 to 1
 */
export const lineOf = (step, language, part = 1) =>
  words[language].line(words[language][step], Math.ceil(seconds[step] * part));
