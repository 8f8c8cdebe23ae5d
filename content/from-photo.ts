import table from '@/generated/content/fromPhoto.json' with { type: 'json' };
import type { Content } from './schema';

/** "From photo to painting" on the home page: one work, and its earlier stages. */
export const fromPhoto = table as Content<'from-photo.json'>;
