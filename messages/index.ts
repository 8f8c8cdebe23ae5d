import type { Localized } from '@/i18n/locales';
import en from './en.json';
import pl from './pl.json';

/** Polish is the source; English must have the same keys to compile. */
export type Messages = typeof pl;

export const messages: Localized<Messages> = { pl, en };
