import cluster from 'node:cluster';
import { once } from 'node:events';
import { join } from 'node:path';
import { setInterval } from 'node:timers/promises';
import { noteServed, unnote } from './served.mjs';
import { environmentVariables, ownFolders, settings } from './settings.mjs';
import { lastSite } from './sites.mjs';

/** @import { Worker } from 'node:cluster' */
/** @import { Site } from './sites.mjs' */
/** @typedef {Readonly<{ name: string, worker: Worker }>} Served a site, and the process that runs its program */

/** How often the link is checked, and how long a program may take to listen or to stop listening, ms: publishing waits a minute in all. */
const [lookMs, patienceMs] = [500, 25_000];

/** @param {NodeJS.ErrnoException} error */
const notWritten = ({ code }) =>
  `.site may not be written (${code}), so publishing does not find this site: ReadWritePaths in deploy/systemd/studio@.service allows it.`;

/**
 * Serves a site until this process is stopped, and switches to another site when the link changes. Node's cluster holds the listening
 * handle: the next program starts with it, and answers only when the old one accepts no more connections. So no connection is refused,
 * and no visitor gets the old site after the new one.
 * @param {Site} first
 * @param {(address: string) => void} tell called once, when the first one listens
 * @param {'main' | 'desk'} [program]
 * @param {number} [patience] ms
 */
export async function keep(first, tell, program = 'main', patience = patienceMs) {
  const { HOST = '', PORT } = settings();
  const isDesk = program === 'desk';
  const folders = ownFolders();
  // each process takes connections by itself
  cluster.schedulingPolicy = cluster.SCHED_NONE;

  /** @param {Site} site @returns {Served} with the settings as they are now, as the pages were built; host and port stay */
  function begin({ name, folder }) {
    // the desk changes the project's content, and builds there
    const args = isDesk ? [process.cwd()] : [];
    cluster.setupPrimary({ exec: join(folder, `programs/${program}.mjs`), args, cwd: folder });
    const variables = { ...environmentVariables(), ...folders, HOST, PORT: String(PORT) };
    return { name, worker: cluster.fork(variables) };
  }
  /**
   * Waits for a program, which is killed where it neither does what it should nor ends.
   * @template Value
   * @param {Worker} worker
   * @param {Promise<Value>} done
   * @returns {Promise<Value | null>} null where it has ended before
   */
  async function orEnd(worker, done) {
    const late = setTimeout(() => worker.process.kill('SIGKILL'), patience);
    const value = await Promise.race([done, once(worker, 'exit').then(() => null)]);
    clearTimeout(late);
    return value;
  }
  /** @param {Served} next @returns {Promise<number | null>} its port; null where it has ended before */
  const portOf = ({ worker }) =>
    orEnd(
      worker,
      once(worker, 'listening').then(([{ port }]) => port),
    );
  const workers = () => /** @type {Worker[]} */ (Object.values(cluster.workers ?? {}));

  let current = begin(first);
  /** Names of sites whose programs finish their requests. */
  const ending = /** @type {Map<Worker, string>} */ (new Map());
  let [isStopping, address, refused] = [false, '', ''];

  function note() {
    if (isDesk) return;
    try {
      noteServed({ address, sites: [current.name, ...ending.values()], folders, refused });
    } catch (error) {
      console.error(notWritten(/** @type {NodeJS.ErrnoException} */ (error)));
    }
  }

  function stop(/** @type {NodeJS.Signals} */ signal) {
    for (const worker of workers()) isStopping ? worker.process.kill(signal) : worker.send('stop');
    isStopping = true;
  }
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])) process.on(signal, stop);

  cluster.on('exit', (worker, code) => {
    ending.delete(worker);
    if (worker === current.worker) process.exitCode = code ?? 1;
    const isLast = isStopping ? workers().every((other) => other === worker) : worker === current.worker;
    if (!isLast) return address ? note() : undefined;
    if (!isDesk) unnote();
    process.exit();
  });

  /** @param {Site} site */
  async function changeOver(site) {
    const next = begin(site);
    if ((await portOf(next)) === null) {
      refused = site.name;
      return console.error(`The site of ${site.at} does not start.`);
    }
    const { name, worker } = current;
    ending.set(worker, name);
    [current, refused] = [next, ''];
    const closed = once(worker, 'message');
    worker.send('stop');
    await orEnd(worker, closed);
    next.worker.send('go');
  }

  const port = await portOf(current);
  if (port === null) return;
  current.worker.send('go');
  address = `http://${isDesk ? '127.0.0.1' : HOST || 'localhost'}:${port}`;
  note();
  tell(address);
  for await (const _ of setInterval(lookMs)) {
    const site = lastSite();
    if (isStopping || !site || [current.name, refused].includes(site.name)) continue;
    await changeOver(site);
    note();
  }
}
