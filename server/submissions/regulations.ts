import { createHash } from 'node:crypto';
import { storeRegulations } from '@/content/documents/store-regulations';

/** SHA-256 of today's store regulations, in both languages: what an accepted offer was accepted under. */
export const regulationsHash = createHash('sha256').update(JSON.stringify(storeRegulations)).digest('hex');
