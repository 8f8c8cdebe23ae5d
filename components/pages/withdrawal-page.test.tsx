import { prerender } from 'react-dom/static';
import { artist } from '@/content/artist';
import { locales } from '@/i18n/locales';
import { galleryPage } from './gallery-page';
import { withdrawalPage } from './withdrawal-page';

const htmlOf = async (page: Parameters<typeof prerender>[0]): Promise<string> =>
  (await new Response((await prerender(page)).prelude).text()).replaceAll('\u00a0', ' ');

const says = {
  pl: {
    link: '<a href="/odstapienie-od-umowy">Odstąp od umowy</a>',
    made: 'portret, obraz na zamówienie, własny format',
    file: 'plik cyfrowy, którego dostarczanie zaczęło się za Twoją wyraźną zgodą',
    ready: 'także przy gotowych obrazach i plakatach w standardowym formacie',
    write: '<a href="/#kontakt">Napisz do mnie</a>',
    model: [
      'Adresat:',
      'Data zawarcia umowy',
      'Adres konsumenta(-ów)',
      'Podpis konsumenta(-ów)',
      '(*) Niepotrzebne skreślić.',
    ],
  },
  en: {
    link: '<a href="/withdrawal">Withdraw from contract</a>',
    made: 'a portrait, a painting to order, a custom size',
    file: 'a digital file whose delivery began within the 14 days with your express consent',
    ready: 'for finished pictures and posters of a standard size too',
    write: '<a href="/en#contact">Write to me</a>',
    model: [
      'To:',
      'Ordered on (*)/received on (*)',
      'Address of consumer(s)',
      'Signature of consumer(s)',
      '(*) Delete as appropriate.',
    ],
  },
};

test.each(locales)('WITHDRAWAL-1: the footer leads to the function, in the law’s words (%s)', async (locale) => {
  const html = await htmlOf(galleryPage(locale).page());
  expect(html.slice(html.indexOf('<footer'))).toContain(says[locale].link);
});

test.each(locales)(
  'WITHDRAWAL-4: the page says which contracts are exempt, and has the model form (%s)',
  async (locale) => {
    const html = await htmlOf(withdrawalPage(locale).page());
    const { made, file, ready, write, model } = says[locale];
    for (const text of [made, file, ready, write, artist.seller.name, ...model]) expect(html).toContain(text);
  },
);
