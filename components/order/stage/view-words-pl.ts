import { own, real } from '@/generated/messages/pl.json';
import { bindAll } from '@/i18n/typography';

/** The texts of the views that few visitors open. */
export const viewWords = bindAll({ own, real }, 'pl');
