import table from '@/generated/content/artist.json' with { type: 'json' };
import type { Content } from './schema';

export const artist = table as Content<'artist.json'>;
