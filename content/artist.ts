import table from '@/generated/content/artist.json' with { type: 'json' };
import type { Content } from './schema';

/** Everything that pages and letters say about the artist. All of it is sample data until `sample` is false. */
export const artist = table as Content<'artist.json'>;
