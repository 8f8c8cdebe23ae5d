import { artist } from '@/content/artist';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import type { Confirmation } from './kind';

type Reply = 'accepted' | 'agreed' | 'declined' | 'withdrawn' | 'early' | 'contact';

/** The letter in which a buyer has what they replied, to keep. `reply`: whose words it has. */
export function confirmReply(
  reply: Reply,
  reference: string,
  locale: Locale,
  own: Pick<Confirmation, 'lines' | 'next'> & Partial<Confirmation>,
): Confirmation {
  const t = translator(locale);
  return {
    subject: t(`letter.${reply}.subject`, { reference, studio: artist.studio[locale] }),
    thanks: t(`letter.${reply}.thanks`, { reference }),
    heading: t('letter.buyer.order', { reference }),
    sections: [],
    notYou: t(`letter.${reply}.notYou`),
    ...own,
  };
}
