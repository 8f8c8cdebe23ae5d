import { type Locale, locales } from '@/i18n/locales';
import { faultsOf } from '../support/axe';
import { longIf } from '../support/in-process/long';
import { states } from '../support/states';
import { expect, test } from '../support/test';

type Look = Readonly<{ width: number; colorScheme: 'light' | 'dark'; forcedColors?: 'active' }>;

const short: Look = { width: 390, colorScheme: 'light' };
const looks: readonly Look[] = [
  short,
  { width: 320, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  { width: 768, colorScheme: 'dark' },
  { width: 768, colorScheme: 'light', forcedColors: 'active' },
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
];

/** The language in which the short form looks at a state: they take turns. */
const shortIn = (index: number): Locale => (index % 2 ? 'en' : 'pl');

// a refused form is a 422, an unknown address a 404
test.use({ allowedErrors: [/status of 4(04|22)/] });

states.forEach(({ name, open, asksConsent }, index) => {
  test.describe(() => {
    test.use({ consent: asksConsent ? null : 'refused' });
    for (const look of looks)
      for (const locale of locales) {
        const { width, colorScheme, forcedColors = 'none' } = look;
        const how = [locale, `${width} px`, colorScheme, forcedColors === 'active' ? 'forced colours' : ''];
        test(`axe has nothing to say: ${name} (${how.filter(Boolean).join(', ')})${longIf(look !== short || locale !== shortIn(index))}`, async ({
          page,
        }) => {
          await page.setViewportSize({ width, height: 844 });
          await page.emulateMedia({ colorScheme, forcedColors, reducedMotion: 'reduce' });
          await open(page, locale);
          // a link that rests half below the header has its whole size once the page is moved
          await page.evaluate(() => window.scrollTo(0, 0));
          expect(await faultsOf(page)).toEqual([]);
        });
      }
  });
});
