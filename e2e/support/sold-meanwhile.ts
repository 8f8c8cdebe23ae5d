import { registerHooks } from 'node:module';
import { services } from '@/content/services';
import { pictures } from '@/content/shop';

/**
 * Loaded before the site's program (`--import`): changes the content as if the artist had sold picture 1 and closed the
 * lessons after the pages were built.
 */
Object.assign(pictures[0] ?? {}, { delivers: 'original', state: 'sold' });
Object.assign(services, { lessons: 'closed' });

// the site's sheets, which components name; without a bundler Node knows no such module
registerHooks({
  load: (url, context, next) =>
    url.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : next(url, context),
});
