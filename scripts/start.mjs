import { setTimeout as wait } from 'node:timers/promises';
import { checkNode, install } from './lib/install.mjs';
import { clearLog, countNotes, notShown, printWarnings, publish } from './lib/publish.mjs';
import { endOthers, guard, run } from './lib/run.mjs';
import { answering, refuseOther } from './lib/served.mjs';
import { ownFolders, refuseUnusableSettings, settings } from './lib/settings.mjs';
import { lastSite } from './lib/sites.mjs';
import { lineOf, refusal } from './lib/words.mjs';

// Serves the last good site while the newest is built, then that one. Where a site of this folder runs already, that one changes over.
await guard(async () => {
  checkNode();
  const beside = await answering();
  if (beside) refuseOther(beside, ownFolders());
  else await refuseUnusableSettings();
  clearLog();
  const node = await install({
    begin: () => console.log(lineOf('packages')),
    refusal: beside ? new Error(notShown(refusal('packaged')).said) : undefined,
  });

  const hadSite = lastSite() !== null;
  /** @type {{ ended: Promise<number>, runs: boolean } | undefined} */
  let site;
  let hasDesk = !settings().DESK;
  async function start() {
    // one that could not be served may be followed by one that can
    if (site?.runs) return;
    const next = { ended: run(node, ['scripts/serve.mjs', '--beside-build']), runs: true };
    site = next;
    next.ended.then(() => {
      next.runs = false;
    });
    // says its own line before the steps of the build say theirs
    while (next.runs && !(await answering())) await wait(100);
    // the site has made the database by now
    if (next.runs && !hasDesk) void run(node, ['scripts/desk.mjs']);
    hasDesk ||= next.runs;
  }
  const pictures = beside !== null || process.argv.includes('--pictures');
  const outcome = await publish(node, { pictures, ...(beside ? {} : { start }) });
  printWarnings();
  countNotes();
  if (hadSite || !outcome.ok) console.log(outcome.said);
  process.exitCode = (await site?.ended) ?? Number(!outcome.ok);
  endOthers();
});
