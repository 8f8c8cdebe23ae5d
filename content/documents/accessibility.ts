import table from '@/generated/content/accessibility.json' with { type: 'json' };
import type { DocumentSection } from './types';

/** The statement for visitors; `docs/accessibility.md` says how each promise is tested. */
export const accessibility = table as readonly DocumentSection[];
