import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { guard } from './lib/guard.mjs';
import { prepareRuntime } from './lib/prepare-runtime.mjs';
import { publish } from './lib/publish.mjs';
import { run } from './lib/run.mjs';
import { onScreen, startLog, tellNotes } from './lib/screen.mjs';
import { isRunning, refuseOther } from './lib/served.mjs';
import { ownFolders, usableSettings } from './lib/settings.mjs';
import { lastSite } from './lib/sites.mjs';
import { askedLanguage, words } from './lib/start-words.mjs';

/** With `--pictures` the site is shown when all pictures are made; else they are made behind it. */
const waits = process.argv.includes('--pictures');

// Serves the last good site while the newest is built, then that one. Where a site of this folder runs already, it is the one that
// is led over.
await guard(async () => {
  const language = askedLanguage();
  const show = onScreen(language);
  const isBeside = await isRunning();
  const check = async () => {
    await (isBeside ? refuseOther(ownFolders(), words[language].other) : usableSettings());
    rmSync(startLog, { force: true });
  };
  const node = await prepareRuntime({ check, show });

  const hadSite = lastSite() !== null;
  /** @type {{ ended: Promise<number>, runs: boolean } | undefined} */
  let site;
  async function start() {
    // one that could not be served may be followed by one that can
    if (site?.runs) return;
    const next = { ended: run(node, ['scripts/serve.mjs', '--beside-build', '--lang', language]), runs: true };
    site = next;
    next.ended.then(() => {
      next.runs = false;
    });
    // says its own line before the steps of the build say theirs
    while (next.runs && !(await isRunning())) await wait(100);
  }
  const outcome = await publish(node, {
    ...{ language, show, pictures: waits || isBeside },
    ...(isBeside ? {} : { start }),
  });
  tellNotes(language);
  if (hadSite || !outcome.ok) console.log(outcome.said);
  process.exitCode = (await site?.ended) ?? Number(!outcome.ok);
});
