import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyOfContent } from '@/build/check/planted.fixture';
import { openingNotices } from '@/domain/api';
import { formRequest } from '@/e2e/support/in-process/form-request';
import { openPostOffice, type PostOffice } from '@/e2e/support/in-process/post-office';
import { receive } from '@/server/http/receive/receive';
import { parseEnvironment } from '@/server/platform/environment';
import { typed } from './typed.fixture';

// each change runs the whole check of content in a process of its own
jest.setTimeout(120_000);

const now = Date.parse('2026-11-25T12:00Z');

describe('in a studio', () => {
  let folder: string;
  let office: PostOffice;
  beforeAll(async () => {
    folder = copyOfContent();
    office = await openPostOffice('sqlite');
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await office.close();
  });
  const settings = () => ({ ...parseEnvironment({ DATA_DIR: 'data' }), siteUrl: 'https://studio.example' });
  const on = (...line: string[]) =>
    typed(line, { folder, settings, now: () => now, withStorage: (work) => work(office.studio.storage) });
  const hers = () => JSON.parse(readFileSync(join(folder, 'data/content/services.json'), 'utf8'));

  test('CONTENT-9: closed until a day, with a list, and open again', async () => {
    const closed = await on('service', 'close', 'lekcje', '--until', '15.01.2027');
    expect(closed.out).toMatch(/^lekcje: zamknięte, do: 15 stycznia 2027\n.*studio -- publish\n$/);
    expect(hers()).toMatchObject({ services: { lessons: 'closed' }, nextFree: { lessons: '2027-01-15' } });
    await on('service', 'wait', 'portrety', '--until', '2027-03');
    await on('service', 'close', 'sklep', '--until', '7 stycznia');
    expect(hers().shopRest).toEqual({ resting: true, until: '2027-01-07' });
    // said again without a day, the day that was set stays
    await on('service', 'close', 'lekcje');
    await on('service', 'wait', 'portrety');
    const { out } = await on('service', 'list');
    expect(out).toContain('lekcje: zamknięte, do: 15 stycznia 2027\n');
    expect(out).toContain('portrety na zamówienie: lista oczekujących, najbliższy termin: marzec 2027\n');
    expect(out).toContain('sklep: zamknięte, do: 7 stycznia 2027');
    for (const [line, why] of [
      [['wait', 'sklep'], 'listy oczekujących nie ma'],
      [['close', 'sklep', '--until', '2027-01'], 'w dniu, nie w miesiącu'],
      [['close', 'lekcje', '--until', '24.11.2026'], 'Tego dnia nie ma albo minął'],
      [['close', 'rower'], 'Są: portrety, obrazy, plakaty, lekcje, sklep.'],
    ] as const)
      expect((await on('service', ...line)).err).toContain(why);
  });

  test('CONTENT-9: one command writes to all who asked, each once, in their language, when it is open', async () => {
    for (const [email, service, language] of [
      ['ola@poczta.example', 'lessons', 'pl'],
      ['tom@post.example', 'lessons', 'en'],
      ['ewa@poczta.example', 'posters', 'pl'],
    ])
      await receive(
        openingNotices,
        await formRequest(openingNotices, { fields: { email, service, language } }),
        office.studio.effects,
      );
    expect((await on('service', 'list')).out).toContain('czeka na wiadomość: 2');
    expect((await on('service', 'tell', 'lekcje', '--yes')).err).toContain('jeszcze zamknięte');
    await on('service', 'open', 'lekcje');
    expect(hers().nextFree.lessons).toBeNull();
    // a site that was built before it opened
    const site = join(folder, '.site/current');
    mkdirSync(site, { recursive: true });
    writeFileSync(
      join(site, 'built.json'),
      JSON.stringify({ at: '2026-01-01T00:00Z', siteUrl: 'https://studio.example' }),
    );
    expect((await on('service', 'tell', 'lekcje')).err).toContain('Strona jeszcze tego nie pokazuje (lekcje).');
    rmSync(site, { recursive: true });
    expect((await on('service', 'tell', 'lekcje')).err).toBe('Niczego nie wysłano.\n');
    expect((await on('service', 'tell', 'lekcje', '--yes')).out).toContain('Listy czekają na wysłanie: 2.');
    expect((await on('service', 'tell', 'lekcje', '--yes')).out).toContain('Nikt nie czeka');
    await office.post(now);
    const told = office.all('buyer').filter(({ subject }) => /^(Znów otwarte|Open again)/.test(subject));
    expect(told.map(({ subject }) => subject).toSorted()).toEqual([
      'Open again: lessons, Werniks Studio',
      'Znów otwarte: lekcje, Pracownia Werniks',
    ]);
    expect(told.map(({ text }) => text).join()).toContain('https://studio.example/form/lessons');
  });
});
