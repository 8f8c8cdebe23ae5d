import { environment } from './environment';
import { causeOf } from './log';
import { stopOn } from './stop-on';

// before React is loaded, which otherwise is its slow self
Object.assign(process.env, { NODE_ENV: 'production' });

// a log that cannot be written, its disk full or its reader gone: telling that in it would fail as well, without end
for (const log of [process.stdout, process.stderr]) log.on('error', () => undefined);

try {
  const settings = environment();
  const { start } = await import('./http/start');
  const { runOutbox } = await import('./outbox/run');
  const { address, stop } = await start(process.cwd(), settings);
  const stopOutbox = runOutbox(settings);
  stopOn(['SIGTERM', 'SIGINT'], () => Promise.all([stop(), stopOutbox()]));
  console.log(`The site is on ${address}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : causeOf(error));
  process.exit(1);
}
