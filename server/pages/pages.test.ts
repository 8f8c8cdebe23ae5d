import { createHash } from 'node:crypto';
import { orderTypes } from '@/content/order';
import { askable } from '@/domain/order/asked';
import type { FramePlaces } from '@/domain/page/site-table';
import { locales } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import { answerProblem } from '../http/answers';
import { environment, parseEnvironment } from '../platform/environment';
import { limits } from '../platform/limits';
import { policyOf } from './content-security-policy';
import { frameOf, frames } from './frame';
import { answerProblemAsPage } from './pages';
import { problemSentence } from './problem-answers';

describe('content security policy', () => {
  const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const directive = (policy: string, name: string): string =>
    policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';

  test('TRUST-21: exactly the inline scripts and styles of the page may run, each named once', () => {
    const policy = policyOf({ scripts: ['one("<b>")', 'two()', 'two()'], styles: ['a{}', ''] });
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hash('one("<b>")')} ${hash('two()')}`);
    expect(directive(policy, 'style-src')).toBe(`style-src 'self' ${hash('a{}')} ${hash('')}`);
    expect(policy).not.toMatch(/unsafe|nonce/);
  });
});

describe('order fields', () => {
  test.each(orderTypes)(
    'TRUST-3: the form of %s as it sends itself, with three photos, is no more than a request may hold',
    (type) => {
      const names = new Set(askable(type, type === 'picture' ? 'print' : null).map(({ id }) => id));
      // type, id, language and the field that nobody sees
      const fields = names.size + 4;
      expect(fields).toBeLessThanOrEqual(limits.multipart.fields);
      expect(fields + 3).toBeLessThanOrEqual(limits.multipart.parts);
    },
  );
});

describe('frame', () => {
  const page =
    '<head></head><body id="top"><header>H</header><main>M</main><footer>F</footer><script>one()</script></body>';
  const places: FramePlaces = [13, page.indexOf('<main>'), page.indexOf('<footer>'), page.indexOf('<script>')];

  afterEach(() => frames.pages.clear());

  test('a page on demand stands in header and footer of a built one, without its scripts', () => {
    frames.sheet = '/all.css';
    frames.pages.set('/shop', { read: () => page, places });
    expect(frameOf('/shop', 'en')).toEqual({
      sheet: '/all.css',
      before: '<body id="top"><header>H</header>',
      after: '<footer>F</footer>',
    });
  });

  test('an address that is not built has the frame of the page to write to the artist', () => {
    frames.pages.set(pathTo('contactForm', 'en'), { read: () => page, places });
    expect(frameOf('/order/picture/../../x', 'en').before).toContain('<header>');
    expect(frameOf('/order/picture/1', 'pl')).toMatchObject({ before: '<body>', after: '' });
  });
});

describe('problem facts', () => {
  const foreign = { code: 'request.origin' } as const;

  test.each([
    [{ SITE_URL: 'https://studio.example' }, 'https://studio.example'],
    [{ PORT: '3100' }, 'http://localhost:3100'],
    [
      { SITE_URL: 'https://studio.example', PUBLIC_ORIGINS: 'https://shop.example,https://b.example' },
      'https://shop.example',
    ],
    [{ SITE_URL: 'https://b.example', PUBLIC_ORIGINS: 'https://shop.example,https://b.example' }, 'https://b.example'],
  ])('TRUST-9: a form under another address of the machine is told the right one, with %j', (variables, address) => {
    const settings = () => parseEnvironment(variables);
    for (const locale of locales)
      expect(problemSentence(foreign, locale, settings)).toBe(
        `${translator(locale)('problems.request.origin')} ${translator(locale)('problems.request.rightAddress', { address })}`,
      );
    expect(problemSentence(foreign, 'en', settings)).toMatch(
      new RegExp(`open the site at its proper address: ${address}$`),
    );
  });

  test.each(locales)('TRUST-9: the address is in the JSON and in the page (%s)', async (locale) => {
    const answers = [answerProblem(foreign, locale), await answerProblemAsPage(foreign, locale, null)];
    for (const answer of answers) {
      expect(answer.status).toBe(403);
      expect(await answer.text()).toContain(environment().siteUrl);
    }
  });
});
