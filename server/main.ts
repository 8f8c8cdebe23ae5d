import { environment } from './environment';
import { causeOf } from './log';
import { stopOn } from './stop-on';

// before React is loaded, which otherwise is its slow self
Object.assign(process.env, { NODE_ENV: 'production' });

// a log that cannot be written, its disk full or its reader gone, ends nothing
process.stdout.on('error', () => undefined);

try {
  const settings = environment();
  const { start } = await import('./http/start');
  const { runOutbox } = await import('./outbox/run');
  const { address, stop } = await start(process.cwd(), settings);
  // the hook of Next has started the outbox by now: here it is only found
  stopOn(['SIGTERM', 'SIGINT'], () => Promise.all([stop(), runOutbox()()]));
  console.log(`The site is on ${address}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : causeOf(error));
  process.exit(1);
}
