import type { Localized } from '@/i18n/locales';

/** The stages of a painting made from a photo, in their order; the finished work is the fourth. */
export const earlierStages = ['photo', 'sketch', 'half'] as const;

/** `image` is a file under `content/images`. */
type Stage = Readonly<{ image: string; alt: Localized }>;

/** "From photo to painting" on the home page: one work, and its earlier stages. */
export const fromPhoto: Readonly<{ work: number; stages: Readonly<Record<(typeof earlierStages)[number], Stage>> }> = {
  work: 1036,
  stages: {
    photo: {
      image: 'stages/couple-portrait-photo.webp',
      alt: {
        pl: 'Wyblakła odbitka z białą ramką: para na ławce w ogrodzie, ona z kubkiem, on z jabłkiem, tło nieostre.',
        en: 'A faded print with a white border: a couple on a garden bench, she with a mug, he with an apple, the background out of focus.',
      },
    },
    sketch: {
      image: 'stages/couple-portrait-sketch.webp',
      alt: {
        pl: 'Szkic ołówkiem tej samej pary na ławce pod jabłonią, same linie.',
        en: 'A pencil sketch of the same couple on a bench under an apple tree, lines only.',
      },
    },
    half: {
      image: 'stages/couple-portrait-half.webp',
      alt: {
        pl: 'Obraz w połowie pracy: płaskie plamy koloru i linie ołówka na ciepłym gruncie, prawa strona już dokończona.',
        en: 'The painting half-way: flat blocks of colour and pencil lines on a warm ground, the right side already finished.',
      },
    },
  },
};
