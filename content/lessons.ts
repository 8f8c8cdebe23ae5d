import table from '@/generated/content/lessons.json' with { type: 'json' };
import type { Content } from './schema';

/** What the registration offers (HOME-15). The value sent is the option's name. */
export const lessons: Content<'lessons.json'>['lessons'] = table;
