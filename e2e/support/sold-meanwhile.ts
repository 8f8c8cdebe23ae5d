import { services } from '@/content/services';
import { pictures } from '@/content/shop';

/**
 * Loaded before the site's program (`--import`): changes the content as if the artist had sold picture 1 and closed the
 * lessons after the pages were built.
 */
Object.assign(pictures[0] ?? {}, { delivers: 'original', state: 'sold' });
Object.assign(services, { lessons: 'closed' });
