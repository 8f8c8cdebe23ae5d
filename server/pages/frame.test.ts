import type { FramePlaces } from '@/domain/page/site-table';
import { pathTo } from '@/i18n/pages';
import { frameOf, frames } from './frame';

const page =
  '<head></head><body id="top"><header>H</header><main>M</main><footer>F</footer><script>one()</script></body>';
const places: FramePlaces = [13, page.indexOf('<main>'), page.indexOf('<footer>'), page.indexOf('<script>')];

afterEach(() => frames().pages.clear());

test('a page on demand stands in header and footer of a built one, without its scripts', () => {
  frames().sheet = '/all.css';
  frames().pages.set('/shop', { read: () => page, places });
  expect(frameOf('/shop', 'en')).toEqual({
    sheet: '/all.css',
    before: '<body id="top"><header>H</header>',
    after: '<footer>F</footer>',
  });
});

test('an address that is not built has the frame of the page to write to the artist', () => {
  frames().pages.set(pathTo('contactForm', 'en'), { read: () => page, places });
  expect(frameOf('/order/picture/../../x', 'en').before).toContain('<header>');
  expect(frameOf('/order/picture/1', 'pl')).toMatchObject({ before: '<body>', after: '' });
});
