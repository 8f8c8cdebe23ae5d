import table from '@/generated/content/privacyPolicy.json' with { type: 'json' };
import type { DocumentSection } from './types';

/** Sample text for the owner's lawyer to read. It says what the site does; change it together with the site. */
export const privacyPolicy = table as readonly DocumentSection[];
