import { keptPort } from '../support/in-process/kept-port';
import { Project } from '../support/project';
import { expect, test as teardown } from '../support/test';
import { changedFolder, sentence } from './content';

teardown(
  'CONTENT-15: the site is gone back from, all is put back on the desk as well, and that taken back',
  async ({ browser }) => {
    teardown.setTimeout(300_000);
    const project = new Project(changedFolder);
    try {
      const site = project.run('serve');
      const base = await site.address();
      const page = await browser.newPage({ locale: 'pl-PL' });
      const settings = { PORT: new URL(base).port, DESK_PORT: `${await keptPort()}` };
      await project.run('desk', settings).said('"event":"ready"');
      await page.goto(await project.deskLink(settings));
      await page.getByRole('button', { name: 'Otwórz tutaj' }).click();
      const go = (path: string) => page.goto(new URL(path, page.url()).href);
      const isUnpublished = () => expect(page.getByRole('heading', { level: 1 })).toHaveText('16 zmian');
      const answerOf = async (path: string) => page.request.get(base + path);
      expect(await (await answerOf('/')).text()).toContain(sentence);

      // back to what visitors saw; the works stay on the desk
      await go('/publish');
      await page.getByRole('button', { name: 'Wróć do niej' }).first().click();
      await expect(async () => {
        await go('/publish');
        await isUnpublished();
      }).toPass({ timeout: 60_000, intervals: [1000] });
      expect((await answerOf('/galeria/portrety/szara-twarz')).status()).toBe(404);
      expect(await (await answerOf('/')).text()).not.toContain(sentence);
      await go('/works?room=portraits');
      await expect(page.getByText('Szara twarz')).toBeVisible();
      const again = project.studio(['publish', '--back']);
      expect([await again.finish(), again.lines.filter(Boolean).at(-1)]).toEqual([
        1,
        expect.stringMatching(/^The site was NOT put back: /),
      ]);

      // or all is put back on the desk as well, and that taken back
      await go('/publish');
      await page.getByText('Przywróć to, co widzą goście').click();
      await page.getByRole('button', { name: 'Tak, przywróć' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Goście widzą wszystko', { timeout: 60_000 });
      await page.getByRole('button', { name: /^Cofnij, jeszcze/ }).click();
      await isUnpublished();
    } finally {
      await project.remove();
    }
  },
);
