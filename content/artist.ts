import type { Localized } from '@/i18n/locales';
import type { OwnPicture } from './types';

/** Everything that pages and letters say about the artist. All of it is sample data until `sample` is false. */
export const artist = {
  /** True while the values are placeholders: then the content check warns. */
  sample: true,
  studio: { pl: 'Pracownia Werniks', en: 'Werniks Studio' } satisfies Localized,
  /** The logo: the plain part and the part in italics, in reading order. */
  logo: {
    pl: [
      { text: 'Pracownia ', italic: false },
      { text: 'Werniks', italic: true },
    ],
    en: [
      { text: 'Werniks', italic: true },
      { text: ' Studio', italic: false },
    ],
  } satisfies Localized<readonly { text: string; italic: boolean }[]>,
  name: 'Anna Werniks',
  city: { pl: 'Toruń', en: 'Toruń' } satisfies Localized,
  email: 'pracownia@werniks.example',
  phone: '+48 600 000 000',
  /** Within how many working days a visitor can usually expect an answer. */
  replyWorkingDays: 2,
  /** The seller's details for the regulations and the privacy policy. `null`: the owner still has to fill it in. */
  seller: {
    name: 'Anna Werniks',
    address: null as string | null,
    taxId: null as string | null,
  },
  social: [
    { name: 'Facebook', url: 'https://www.facebook.com/pracownia.werniks.example' },
    { name: 'Instagram', url: 'https://www.instagram.com/pracownia.werniks.example' },
    { name: 'Behance', url: 'https://www.behance.net/pracownia-werniks-example' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/in/pracownia-werniks-example' },
  ],
  designCredit: 'Studio Podobrazie',
  copyrightYear: 2021,
  /**
   * The portrait beside About: the id of a work, or a picture that is not in the gallery:
   * `{ image: 'artist/anna.webp', title: { pl: '…', en: '…' }, alt: { pl: '…', en: '…' } }`.
   */
  portrait: 1047 as number | OwnPicture,
} as const;
