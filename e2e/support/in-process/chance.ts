/** Random whole numbers below the one given, the same in every run. */
export const chance = (seed: number) => (below: number) => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % below;
};
