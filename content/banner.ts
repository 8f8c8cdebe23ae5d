import table from '@/generated/content/banner.json' with { type: 'json' };
import type { Content } from './schema';

/** The pictures that each tile of the home page picks from, as artwork ids. HOME-5 says how many each tile has; a wall needs its `tall` part. */
export const banner = table as Content<'banner.json'>;
