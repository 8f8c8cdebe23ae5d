import { type Locale, locales } from '@/i18n/locales';
import { isSample, oneOfEachKind } from '../support/addresses';
import { faultsOf } from '../support/axe';
import { longIf } from '../support/in-process/long';
import { type State, states } from '../support/states';
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

/** Whether the short form looks at a state in this language: at a page of each layout, and at all else, the languages in turns. */
const isShort = ({ name }: State, index: number, locale: Locale): boolean => {
  const page = oneOfEachKind.find((one) => one.kind === name && one.locale === locale);
  return page ? isSample(page.path) : locale === (index % 2 ? 'en' : 'pl');
};

// a refused form is a 422, an unknown address a 404
test.use({ allowedErrors: [/status of 4(04|22)/] });

states.forEach((state, index) => {
  const { name, open, asksConsent } = state;
  test.describe(() => {
    test.use({ consent: asksConsent ? null : 'refused' });
    for (const look of looks)
      for (const locale of locales) {
        const { width, colorScheme, forcedColors = 'none' } = look;
        const how = [locale, `${width} px`, colorScheme, forcedColors === 'active' ? 'forced colours' : ''];
        test(`axe has nothing to say: ${name} (${how.filter(Boolean).join(', ')})${longIf(look !== short || !isShort(state, index, locale))}`, async ({
          page,
        }) => {
          await page.setViewportSize({ width, height: 844 });
          await page.emulateMedia({ colorScheme, forcedColors });
          await open(page, locale);
          // a link that rests half below the header has its whole size once the page is moved
          await page.evaluate(() => window.scrollTo(0, 0));
          expect(await faultsOf(page)).toEqual([]);
        });
      }
  });
});
