import { rmSync } from 'node:fs';
import { guard } from './lib/guard.mjs';
import { findNode } from './lib/node.mjs';
import { goBack, publish } from './lib/publish.mjs';
import { onScreen, startLog, tellWrong } from './lib/screen.mjs';
import { refuseOther } from './lib/served.mjs';
import { ownFolders } from './lib/settings.mjs';
import { askedLanguage, words } from './lib/start-words.mjs';

/** @import { Outcome } from './lib/publish.mjs' */

const language = askedLanguage();

/** @returns {Promise<Outcome>} */
async function outcomeOf() {
  const isBack = process.argv.includes('--back');
  try {
    rmSync(startLog, { force: true });
    const node = findNode();
    if (isBack) return await goBack(node, language);
    await refuseOther(ownFolders(), words[language].other);
    return await publish(node, { language, show: onScreen(language), pictures: true });
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    const said = words[language];
    return { ok: false, said: isBack ? said.notBack(message) : said.notShown(message) };
  }
}

// What `npm run studio -- publish` starts in the project's folder, and hears how it ended.
await guard(async () => {
  const outcome = await outcomeOf();
  tellWrong();
  if (process.send) process.send(outcome);
  else console.log(outcome.said);
  process.exitCode = outcome.ok ? 0 : 1;
});
