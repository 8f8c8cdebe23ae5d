import { services } from '@/content/services';
import { pictures } from '@/content/shop';

/**
 * Loaded before the site's program: the artist has sold picture 1, and closed the lessons, after the pages were built.
 */
Object.assign(pictures[0] ?? {}, { delivers: 'original', state: 'sold' });
Object.assign(services, { lessons: 'closed' });
