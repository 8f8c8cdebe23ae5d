import { locales } from '@/i18n/locales';
import { faultsOf } from '../support/axe';
import { everyForm, sendForm } from '../support/forms';
import { deskScreens } from '../support/in-process/desk-screens';
import { longIf } from '../support/in-process/long';
import { expect, test } from '../support/own-desk';

const looks = [
  { width: 390, colorScheme: 'light', forcedColors: 'none' },
  { width: 320, colorScheme: 'dark', forcedColors: 'none' },
  { width: 768, colorScheme: 'light', forcedColors: 'active' },
  { width: 1280, colorScheme: 'light', forcedColors: 'none' },
] as const;

for (const locale of locales)
  for (const look of looks)
    test(`axe has nothing to say of the desk (${locale}, ${Object.values(look).join(', ')})${longIf(locale === 'en' || look.width !== 390)}`, async ({
      startDesk,
    }) => {
      test.setTimeout(300_000);
      const { site, artist, base, link } = await startDesk();
      const references: Record<string, string> = {};
      for (const kind of Object.keys(everyForm) as (keyof typeof everyForm)[])
        references[kind] = (await (await sendForm(site.base, kind)).json()).reference;
      const { width, ...media } = look;
      const language = { pl: 'pl-PL', en: 'en-GB' }[locale];
      const desk = await artist({ viewport: { width, height: 844 }, locale: language });
      const faults: string[] = [];
      await desk.emulateMedia({ ...media, reducedMotion: 'reduce' });
      await desk.goto(await link());
      faults.push(...(await faultsOf(desk)).map((fault) => `entry: ${fault}`));
      await desk.goto(`${base}/health`);
      const waiting = await desk.locator('#letters a').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
      const letters = waiting.slice(0, 2).map((path) => path?.split('/').at(-1) ?? '');
      expect(letters).toHaveLength(2);
      const of = { order: references['shop-orders'] ?? '', message: references.contact ?? '', letters };
      for (const path of deskScreens(of)) {
        const answer = await desk.goto(base + path);
        expect([path, answer?.status()]).toEqual([path, 200]);
        faults.push(...(await faultsOf(desk)).map((fault) => `${path}: ${fault}`));
        const wider = await desk.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (wider > 0) faults.push(`${path}: ${wider} px too wide`);
      }
      expect(faults).toEqual([]);
    });
