import { databases, openStudio } from '../support/in-process/studio';
import { torture } from './torture';

jest.setTimeout(180_000);

/** Random whole numbers below the one given, the same in every run. */
const chance = (seed: number) => (below: number) => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % below;
};

/** `npm run torture` is the long form. */
test.concurrent.each(databases)(
  'TRUST-13: %s: ended twenty times at any moment: what was answered is stored, nothing is stored in part, every letter is sent',
  async (database) => {
    const { place, close } = await openStudio({ database });
    const outcome = await torture({ place, rounds: 10, random: chance(42) });
    expect(outcome).toMatchObject({ faults: [] });
    expect(outcome.answered).toBeGreaterThan(40);
    await close();
  },
);
