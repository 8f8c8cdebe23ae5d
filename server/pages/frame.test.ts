import { pathTo } from '@/i18n/pages';
import { frameOf } from './frame';
import { pageTexts } from './page-texts';

const page =
  '<!DOCTYPE html><html lang="en"><head><style data-precedence="first" data-href="faces">@s{}</style><style id="letters" media="(x)">@f{}</style><noscript><style>@f{}</style></noscript><style>b{}</style><script>one()</script></head>' +
  '<body id="top"><script src="/x.js"></script><header>H</header><main id="main">M<main></main><footer>F</footer>' +
  '<link rel="stylesheet" href="/a.css" data-x=""/><script>two("</main>")</script></body></html>';

afterEach(() => pageTexts().clear());

test('a page on demand stands in header and footer of a built one, without its scripts', () => {
  pageTexts().set('/shop', () => Buffer.from(page));
  expect(frameOf('/shop', 'en')).toEqual({
    faces: '@s{}@f{}',
    sheets: ['/a.css'],
    before: '<body id="top"><header>H</header>',
    after: '<footer>F</footer></body>',
  });
});

test('an address that is not built has the frame of the page to write to the artist', () => {
  pageTexts().set(pathTo('contactForm', 'en'), () => Buffer.from(page));
  expect(frameOf('/order/picture/../../x', 'en').before).toContain('<header>');
  expect(frameOf('/order/picture/1', 'pl')).toEqual({ faces: '', sheets: [], before: '<body>', after: '</body>' });
});
