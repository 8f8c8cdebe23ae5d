import { setTimeout as wait } from 'node:timers/promises';
import { growsTooMuch, type Prepare } from './work';

/** Takes so many steps of computing. */
const computing =
  (steps: number): Prepare =>
  () =>
  () => {
    let sum = 0;
    for (let step = 0; step < steps; step += 1) sum = (sum * 31 + step) % 1_000_003;
    return sum;
  };

const plain = computing(20_000);

test('work that grows with its length is in order', async () => {
  expect(await growsTooMuch({ plain, half: computing(200_000), whole: computing(400_000) })).toBeNull();
});

test('work that grows with the square of its length is found', async () => {
  expect(await growsTooMuch({ plain, half: computing(200_000), whole: computing(800_000) })).toMatch(
    /^an ordinary one/,
  );
});

test('work that costs far more than ordinary work is found, however it grows', async () => {
  const [half, whole] = [computing(2_000_000), computing(2_000_000)];
  expect(await growsTooMuch({ plain, half, whole })).toMatch(/^an ordinary one/);
});

test('a crowded machine, where the longer work waits, is no fault of it', async () => {
  // long enough that falling asleep and waking up, which costs CPU time too, is small beside it
  const whole: Prepare = () => async () => {
    computing(4_000_000)()();
    await wait(30);
  };
  expect(await growsTooMuch({ plain: computing(200_000), half: computing(2_000_000), whole })).toBeNull();
});
