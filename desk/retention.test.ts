import { dealtWith } from '@/e2e/support/in-process/dealt-with';
import { orderRequest } from '@/e2e/support/in-process/order-request';
import { databases, openStudio, type Studio } from '@/e2e/support/in-process/studio';
import { receive } from '@/server/http/receive/receive';
import { parseEnvironment } from '@/server/platform/environment';
import { keepMoment } from '@/server/storage/queries/clock';
import { typed } from './typed.fixture';

const year = 366 * 24 * 60 * 60 * 1000;

describe.each(databases)('a clock that has leapt, %s', (database) => {
  let studio: Studio;
  beforeEach(async () => {
    studio = await openStudio({ database });
    await receive('shop-order', orderRequest(), studio.effects);
    await keepMoment(studio.storage, studio.effects.now());
  });
  afterEach(() => studio.close());

  const orders = async () => (await studio.storage.selectFrom('submissions').select('id').execute()).length;
  const desk = (...line: readonly string[]) =>
    typed(line, {
      withStorage: (work) => work(studio.storage),
      now: () => studio.effects.now() + 8 * year,
      folder: studio.folder,
      settings: () => ({ ...parseEnvironment({}), ...studio.place }),
    });

  test('retention run erases nothing, says why, and is told by --yes that the time is right', async () => {
    await dealtWith(studio.storage);
    const refused = await desk('retention', 'run');
    expect([refused.code, refused.out]).toEqual([1, '']);
    expect(refused.err).toMatch(
      /^Niczego nie usunięto: zegar się przesunął\. Jest \S*2034, .*2026, 14:05\. .*--yes\.$/m,
    );
    expect((await desk('retention', 'run', '--lang', 'en')).err).toMatch(/^Nothing was erased: the clock has leapt\./);
    expect(await orders()).toBe(1);
    expect((await desk('retention', 'run', '--yes')).out).toContain('zgłoszenia 1,');
    expect(await orders()).toBe(0);
    expect((await desk('retention', 'run')).code).toBe(0);
  });

  test('retention run names what is past its time and unread', async () => {
    const { out } = await desk('retention', 'run', '--yes');
    expect(out).toContain('Po terminie, ale zostają, bo są nieprzeczytane albo ich listy czekają: 1\n');
    expect(await orders()).toBe(1);
  });

  test('DESK-5: the doctor says so in both languages, and how to go on', async () => {
    expect((await desk('doctor')).out).toMatch(
      /^ŹLE +Zegar +przesunął się: jest .*2034.*2026.*nic nie jest usuwane.*timedatectl.*retention run --yes$/m,
    );
    expect((await desk('doctor', '--lang', 'en')).out).toMatch(
      /^WRONG +Clock +has leapt: .*2034.*2026.*nothing is erased.*timedatectl.*retention run --yes$/m,
    );
    await desk('retention', 'run', '--yes');
    expect((await desk('doctor')).out).toMatch(/^OK +Zegar/m);
  });
});
