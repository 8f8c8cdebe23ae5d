/** The stages of a painting made from a photo, in their order; the finished work is the fourth. */
export const earlierStages = ['photo', 'sketch', 'half'] as const;

/** "From photo to painting" on the home page: one work, and its earlier stages as files under `content/images`. */
export const fromPhoto: Readonly<{ work: number; stages: Readonly<Record<(typeof earlierStages)[number], string>> }> = {
  work: 1031,
  stages: {
    photo: 'stages/mother-with-baby-photo.webp',
    sketch: 'stages/mother-with-baby-sketch.webp',
    half: 'stages/mother-with-baby-half.webp',
  },
};
