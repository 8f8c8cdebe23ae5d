import { artworks } from '@/content/artworks';
import * as api from './api';
import { artistPortrait } from './artist-portrait';

describe('api', () => {
  // Here once more, letter by letter: forms that are open while the site is updated keep these names.

  test.each([
    ['API-1', [api.tokenPath, api.galleryPath], ['/api/web/csrf/', '/api/web/gallery']],
    ['health and version', [api.healthPath, api.versionPath], ['/api/health', '/api/version']],
    ['the API', [api.apiRoot], ['/api/']],
    [
      'API-3',
      [api.formPath('contact'), api.formPath('registration-lessons'), api.formPath('orders')],
      ['/api/web/form/contact/', '/api/web/form/registration-lessons/', '/api/web/form/orders/'],
    ],
    ['API-4', [api.formPath(api.shopOrders)], ['/api/web/form/shop-orders/']],
    ['API-12', [api.formPath(api.openingNotices)], ['/api/web/form/opening-notices/']],
    ['API-13', [api.formPath(api.withdrawalStatements)], ['/api/web/form/withdrawal-statements/']],
    ['API-9', [api.resultPath('1')], ['/api/web/result/1']],
    ['API-10', [api.tokenCookie, api.tokenHeader], ['csrftoken', 'X-CSRFToken']],
    ['TRUST-11', [api.keyHeader], ['Idempotency-Key']],
    ['TRUST-19', [api.signals], [{ hidden: 'website', elapsed: 'elapsed_ms' }]],
    ['API-3, API-4: the photos', [api.photoFields], [{ orders: 'foto', 'shop-orders': 'photo' }]],
  ])('%s: %j', (_rule, called, names) => {
    expect(called).toEqual(names);
  });
});

describe('artist portrait', () => {
  const [work] = artworks.portraits;

  test('the portrait beside About is a work, with its technique', () => {
    expect(artistPortrait(work?.id)).toEqual(work);
  });

  test('or a picture that hangs in no gallery', () => {
    const own = {
      image: 'artist/anna.webp',
      title: { pl: 'W pracowni', en: 'In the studio' },
      alt: { pl: 'A.', en: 'A.' },
    };
    expect(artistPortrait(own)).toEqual({ ...own, technique: null });
  });
});
