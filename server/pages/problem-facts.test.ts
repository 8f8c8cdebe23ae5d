import { locales } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import { answerProblem } from '../http/answers';
import { environment, parseEnvironment } from '../platform/environment';
import { answerProblemAsPage } from './pages';
import { problemSentence } from './problem-facts';

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
