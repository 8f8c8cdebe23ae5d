/** The same numbers at every run: whole ones, below the one given. */
export const chance = (seed: number) => (below: number) => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % below;
};
