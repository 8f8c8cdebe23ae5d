import table from '@/generated/content/storeRegulations.json' with { type: 'json' };
import type { DocumentSection } from './types';

/** Sample text for the owner's lawyer to read. It says what the shop does; change it together with the shop. */
export const storeRegulations = table as readonly DocumentSection[];
