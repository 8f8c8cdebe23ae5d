import { type Locale, locales } from '@/i18n/locales';
import { messages } from '@/messages';
import { longIf } from '../support/long';
import { photo } from '../support/photos';
import { expect, test } from '../support/test';

/** The headers of a browser that sends a form without script. */
const navigation = {
  Accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Site': 'same-origin',
};

const letter = (locale: Locale) => ({
  language: locale,
  email: 'anna@example.com',
  phone: '600 700 800',
  text: `Bez skryptu, ${locale} ${process.pid}`,
});

const delivery = {
  first_name: 'Łucja',
  last_name: 'Źdźbło',
  address: 'ul. Prosta 1',
  phone: '600 700 800',
  email: 'lucja@example.com',
  terms: 'true',
};

for (const locale of locales) {
  const words = messages[locale];

  test(`API-9: a message without script ends on its result (${locale})${longIf(locale === 'en')}`, async ({
    request,
    page,
  }) => {
    const options = { form: letter(locale), headers: navigation, maxRedirects: 0 };
    const answer = await request.post('/api/web/form/contact/', options);
    expect(answer.status()).toBe(303);
    const place = answer.headers().location ?? '';
    expect(place).toMatch(/^\/api\/web\/result\/[0-9a-f-]{36}$/);
    expect((await request.post('/api/web/form/contact/', options)).headers().location).toBe(place);

    const faults: string[] = [];
    page.on('console', (message) => faults.push(message.text()));
    await page.goto(place);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.plain.sent);
    await expect(page.locator('.form-page__number')).toHaveText(/^\d{4}-\d{4,}-[A-Z]\d$/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    // the site's style sheets are allowed by the policy, and have loaded
    await expect(page.locator('body')).toHaveCSS('margin', '0px');
    expect(faults).toEqual([]);
  });

  test.describe('a refused message', () => {
    // the browser reports the answer's status
    test.use({ allowedErrors: [/status of 422/] });

    test(`API-9: a refused message is mended on the page and sent from there (${locale})${longIf(locale === 'pl')}`, async ({
      page,
    }) => {
      await page.goto(locale === 'pl' ? '/polityka-prywatnosci' : '/privacy-policy', { waitUntil: 'networkidle' });
      await page.setContent(
        `<form method="post" action="/api/web/form/contact/">${Object.entries({ ...letter(locale), email: 'anna' })
          .map(([name, value]) => `<input name="${name}" value="${value} 2">`.replace(`${locale} 2`, locale))
          .join('')}<button>x</button></form>`,
      );
      const refused = page.waitForResponse((response) => response.request().method() === 'POST');
      await page.getByRole('button').click();
      expect((await refused).status()).toBe(422);
      await expect(page.getByRole('heading', { name: words.plain.refused })).toBeVisible();
      const email = page.getByLabel(words.form.email);
      await expect(email).toHaveValue('anna 2');
      await email.fill('anna@example.com');
      await page.getByRole('button', { name: words.contact.send }).click();
      await page.waitForURL('**/api/web/result/*');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.plain.sent);
    });
  });
}

test('API-9: an order with a photo without script', async ({ request, page }) => {
  const order = { type: 'portraits', id: '1', language: 'en', variant: '1', subject: '2', size: '6', ...delivery };
  const answer = await request.post('/api/web/form/shop-orders/', {
    multipart: { ...order, photo: await photo('dog.jpg') },
    headers: navigation,
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  await page.goto(answer.headers().location ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.en.sent.h);
});

test('an address that nobody was given', async ({ request }) => {
  const answer = await request.get('/api/web/result/3f2504e0-4f89-41d3-9a0c-0305e82c3301');
  expect([answer.status(), answer.headers()['x-robots-tag']]).toEqual([404, 'noindex']);
});
