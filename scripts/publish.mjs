import { parseArgs } from 'node:util';
import { install } from './lib/install.mjs';
import { noteEnd, notePublication } from './lib/publication.mjs';
import { clearLog, goBack, publish, tellWrong } from './lib/publish.mjs';
import { guard } from './lib/run.mjs';
import { refuseOther, served } from './lib/served.mjs';
import { ownFolders } from './lib/settings.mjs';
import { askedLanguage, words } from './lib/words.mjs';

/** @import { Outcome } from './lib/publish.mjs' */

const language = askedLanguage();
const options = /** @type {const} */ ({ back: { type: 'string' } });
const { back } = parseArgs({ options, strict: false }).values;
const isBack = back !== undefined;

/** @returns {Promise<Outcome>} */
async function outcomeOf() {
  try {
    clearLog();
    if (isBack) return await goBack(language, typeof back === 'string' ? back : undefined);
    const running = served();
    if (running) refuseOther(running, ownFolders(), words[language].other);
    const node = await install({ refusal: words[language].packaged });
    return await publish(node, { language, pictures: true });
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    return { ok: false, said: words[language][isBack ? 'notBack' : 'notShown'](message) };
  }
}

// Started by the desk, and by `npm run studio -- publish`, in the project's folder; reports the outcome to it.
await guard(async () => {
  notePublication();
  const outcome = await outcomeOf();
  noteEnd(outcome);
  tellWrong();
  if (process.send) process.send(outcome);
  else console.log(outcome.said);
  process.exitCode = outcome.ok ? 0 : 1;
});
