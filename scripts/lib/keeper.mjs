import cluster from 'node:cluster';
import { once } from 'node:events';
import { join } from 'node:path';
import { askedNow, markServed, unmark } from './served.mjs';
import { environmentVariables, ownFolders, settings } from './settings.mjs';
import { siteAt } from './sites.mjs';

/** @import { Worker } from 'node:cluster' */
/** @import { Folders } from './served.mjs' */
/** @import { Site } from './sites.mjs' */

/** @typedef {Readonly<{ site: Site, worker: Worker, folders: Folders }>} Kept a site, the process that runs its program, and its folders */

/** How often is looked whether another site was asked for. */
const lookMs = 500;

/**
 * Starts the program of a site on the port that all of them share. It takes the settings as they are now, as the pages did when they
 * were built; host and port are those of the first one.
 * @param {Site} site
 * @param {{ HOST: string, PORT: string }} address
 * @returns {Kept}
 */
function begin(site, address) {
  const folders = ownFolders();
  const variables = { ...environmentVariables(), DATA_DIR: folders.DATA_DIR, ...address };
  // the site's folder has no settings and no data, so both are read here
  cluster.setupPrimary({ exec: join(site.folder, 'programs/main.mjs'), args: [], cwd: site.folder });
  return { site, worker: cluster.fork(variables), folders };
}

/**
 * @param {Kept} kept
 * @returns {Promise<number | null>} where it listens; null where it has ended before
 */
const portOf = async ({ worker }) => {
  const listens = once(worker, 'listening').then(([{ port }]) => port);
  return Promise.race([listens, once(worker, 'exit').then(() => null)]);
};

/** @param {NodeJS.ErrnoException} error */
const unmarked = ({ code }) =>
  `.site may not be written (${code}), so publishing does not find this site: ReadWritePaths in its unit (docs/deployment.md).`;

/**
 * Serves a site until this process is stopped, and, whenever another one is asked for, that one in its place: it is started beside the
 * first on the same port, and answers once the first takes no more and ends with what it has under way. A visitor meets one program
 * with its own pages, and is never turned away.
 * @param {Site} first
 * @param {(address: string) => void} tell called once, when the first one listens
 */
export async function keep(first, tell) {
  const { HOST = '', PORT } = settings();
  const port = { HOST, PORT: String(PORT) };
  // each process takes connections by itself: passing them on would be work for every one of them
  cluster.schedulingPolicy = cluster.SCHED_NONE;

  let served = begin(first, port);
  /** Those before it, which still have something under way. */
  const ending = /** @type {Set<Kept>} */ (new Set());
  let [isStopping, isBusy, asked, at, hasTold] = [false, false, askedNow(), '', false];
  /** @type {string | undefined} */
  let refused;

  function mark() {
    const sites = [served, ...ending].map(({ site }) => site.name);
    try {
      markServed({ address: at, sites, folders: served.folders, ...(refused && { refused }) });
    } catch (error) {
      if (!hasTold) console.error(unmarked(/** @type {NodeJS.ErrnoException} */ (error)));
      hasTold = true;
    }
  }

  function stop(/** @type {NodeJS.Signals} */ signal) {
    for (const worker of Object.values(cluster.workers ?? {}))
      if (isStopping) worker?.process.kill(signal);
      else worker?.send('stop');
    isStopping = true;
  }
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])) process.on(signal, stop);

  cluster.on('exit', (worker, code) => {
    for (const kept of ending) if (kept.worker === worker) ending.delete(kept);
    const others = Object.values(cluster.workers ?? {}).filter((other) => other !== worker);
    if (worker === served.worker) process.exitCode = code ?? 1;
    if (isStopping ? others.length > 0 : worker !== served.worker) return at ? mark() : undefined;
    unmark();
    process.exit();
  });

  /** @param {Site} site */
  async function takeOver(site) {
    const next = begin(site, port);
    if ((await portOf(next)) === null) throw new Error(`The site of ${site.at} does not start.`);
    const { worker } = served;
    ending.add(served);
    served = next;
    const closed = new Promise((resolve) => worker.on('message', resolve).once('exit', resolve));
    worker.send('stop');
    await closed;
    next.worker.send('go');
  }

  const taken = await portOf(served);
  if (taken === null) return;
  served.worker.send('go');
  at = `http://${HOST || 'localhost'}:${taken}`;
  mark();
  tell(at);
  setInterval(async () => {
    const now = askedNow();
    if (isBusy || isStopping || now === asked) return;
    [isBusy, asked, refused] = [true, now, undefined];
    const site = siteAt(now.split(' ')[0] ?? '');
    if (site && site.name !== served.site.name)
      await takeOver(site).catch((error) => {
        refused = now;
        console.error(error.message);
      });
    mark();
    isBusy = false;
  }, lookMs);
}
