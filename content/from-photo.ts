import table from '@/generated/content/fromPhoto.json' with { type: 'json' };
import type { Content } from './schema';

export const fromPhoto = table as Content<'from-photo.json'>;
