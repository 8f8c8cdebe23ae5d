import { parseArgs } from 'node:util';
import { install } from './lib/install.mjs';
import { noteEnd, notePublication } from './lib/publication.mjs';
import { clearLog, goBack, notShown, printWarnings, publish } from './lib/publish.mjs';
import { guard } from './lib/run.mjs';
import { refuseOther, served } from './lib/served.mjs';
import { ownFolders } from './lib/settings.mjs';
import { refusal } from './lib/words.mjs';

/** @import { Outcome } from './lib/publish.mjs' */

const options = /** @type {const} */ ({ back: { type: 'string' } });
const { back } = parseArgs({ options, strict: false }).values;
// whoever does not get the turn writes nothing over the note of the one that runs
let hasTurn = false;
const onTurn = () => {
  hasTurn = true;
  clearLog();
  notePublication();
};
/** As sysexits.h has it for what may be tried again later. */
const busyCode = 75;

/** @returns {Promise<Outcome>} */
async function outcomeOf() {
  try {
    if (back !== undefined) return await goBack({ name: typeof back === 'string' ? back : undefined, onTurn });
    const running = served();
    if (running) refuseOther(running, ownFolders());
    const node = await install({ refusal: refusal('packaged') });
    return await publish(node, { pictures: true, onTurn });
  } catch (error) {
    return notShown(error);
  }
}

// Started by the desk, and by `npm run studio -- publish`, in the project's folder; reports the outcome to it.
await guard(async () => {
  const outcome = await outcomeOf();
  const isBusy = !hasTurn && outcome.end === 'busy';
  if (!hasTurn && !isBusy) notePublication();
  noteEnd(outcome);
  printWarnings();
  if (process.send) process.send(outcome);
  else console.log(outcome.said);
  process.exitCode = isBusy ? busyCode : outcome.ok ? 0 : 1;
});
