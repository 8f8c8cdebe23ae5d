/** Seconds of each step on two cores, so that a reader knows when to worry. */
const seconds = { packages: 30, content: 15, pages: 30, pictures: 260 };

const words = {
  en: {
    packages: 'Installing packages',
    content: 'Checking the content',
    pages: 'Building the pages',
    pictures: 'Making the pictures',
    about: (/** @type {number} */ time) => `(about ${time} s)`,
    notes: (/** @type {number} */ count) => `Notes on the content: ${count} (npm run content:check)`,
    failed: 'failed',
    allOfIt: (/** @type {string} */ log) => `All that was printed is in ${log}`,
  },
  pl: {
    packages: 'Pobieram pakiety',
    content: 'Sprawdzam treści',
    pages: 'Buduję strony',
    pictures: 'Przygotowuję obrazy',
    about: (/** @type {number} */ time) => `(około ${time} s)`,
    notes: (/** @type {number} */ count) => `Uwagi do treści: ${count} (npm run content:check -- --lang pl)`,
    failed: 'nie udało się',
    allOfIt: (/** @type {string} */ log) => `Wszystko, co zostało wypisane, jest w ${log}`,
  },
};

/**
 * The language that a system asks for; of its variables the first that is set decides, in the order of POSIX.
 * @param {NodeJS.ProcessEnv} env
 */
export const languageOf = ({ LC_ALL, LC_MESSAGES, LANG }) =>
  (LC_ALL || LC_MESSAGES || LANG || '').startsWith('pl') ? 'pl' : 'en';

/** What a start says, in the language of the system. */
export const say = words[languageOf(process.env)];

/** @typedef {keyof typeof seconds} Step */

/** @param {Step} step */
export const lineOf = (step) => `${say[step]} ${say.about(seconds[step])} … `;
