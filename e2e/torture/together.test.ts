import { isLong } from '../support/in-process/long';
import { databases, openStudio } from '../support/in-process/studio';
import { together } from './together';

/** `npm run torture:together` takes a minute. */
const seconds = Number(process.env.TOGETHER_SECONDS ?? (isLong ? 10 : 2));

// sending the letters of a busy minute takes long
jest.setTimeout(300_000 + 15_000 * seconds);

test.each(databases)(
  'TRUST-13: %s: two processes, some visitors at both: each request is stored once, each letter is sent once',
  async (database) => {
    const { place, close } = await openStudio({ database });
    const outcome = await together({ place, seconds });
    process.stdout.write(`${JSON.stringify({ database, seconds, ...outcome })}\n`);
    expect(outcome).toMatchObject({ faults: [], twice: 0, left: 0 });
    expect(outcome.senders).toEqual(['east@studio.example', 'west@studio.example']);
    // there were visitors at both sites and at one only, and every request has at least its letter to the artist
    expect(outcome.atBoth).toBeGreaterThan(0);
    expect(outcome.answered).toBeGreaterThan(outcome.atBoth);
    expect(outcome.letters).toBeGreaterThan(outcome.answered);
    await close();
  },
);
