import { runInNewContext } from 'node:vm';
import { restCode, withFirstPictures } from './first-pictures';

const preload =
  '<link rel="preload" href="/fonts/a.woff2" as="font" crossorigin="" type="font/woff2" media="(width &gt;= 992px)"/>';
const own = '@font-face{font-family:"A";src:url(/fonts/a.woff2)}';
const standIn = '@font-face{font-family:"A Fallback";src:local("Times")}';
const page = `<head>${preload}<style data-precedence="first" data-href="faces">${own}${standIn}</style><title></title></head>`;

test('the rules of own letters stand by themselves, and count at once without script', () => {
  const html = withFirstPictures(page);
  expect(html).toContain(
    `data-href="faces">${standIn}</style><style id="letters" media="(width &gt;= 992px)">${own}</style>`,
  );
  expect(html).toContain(`<noscript><style>${own}</style></noscript>`);
});

test('a page that preloads no fonts stays as it is', () => {
  const without = page.replace(preload, '');
  expect(withFirstPictures(without)).toBe(without);
});

/** What the script in the head has done when it has been read. */
function afterHead(referrer: string) {
  const [letters, dataset]: [{ media: string }, Record<string, string>] = [{ media: '(width >= 992px)' }, {}];
  const timers: (() => void)[] = [];
  runInNewContext(/<script>(.*?)<\/script>/s.exec(withFirstPictures(page))?.[1] ?? '', {
    document: { referrer, documentElement: { dataset }, getElementById: () => letters },
    location: { origin: 'https://site' },
    setTimeout: (run: () => void) => timers.push(run),
  });
  return { letters, dataset, timers };
}

test('letters count at once behind a page of this site', () => {
  expect(afterHead('https://site/shop').letters.media).toBe('');
  for (const other of ['', 'https://site.example/', 'https://other/https://site/'])
    expect(afterHead(other).letters.media).toBe('(width >= 992px)');
});

test('pictures are kept away for a while only, even where the page breaks off', () => {
  const { dataset, timers } = afterHead('');
  expect(dataset).toEqual({ early: '' });
  for (const run of timers) run();
  expect(dataset).toEqual({});
});

test('letters count when all fonts are here, come or not', () => {
  type Link = { media: string; cloneNode: () => Link; onload?: () => void; onerror?: () => void };
  const link = (): Link => ({ media: '(width >= 992px)', cloneNode: link });
  const [asked, letters]: [Link[], { media: string }] = [[], { media: '(width >= 992px)' }];
  const context = {
    document: {
      documentElement: { dataset: {} },
      getElementById: () => letters,
      querySelectorAll: () => [link(), link()],
      head: { appendChild: (one: Link) => asked.push(one) },
    },
    matchMedia: (media: string) => ({ matches: media === '' }),
  };
  runInNewContext(`${restCode};rest();rest()`, context);
  expect(asked.map(({ media }) => media)).toEqual(['', '']);
  asked[0]?.onload?.();
  expect(letters.media).not.toBe('');
  asked[1]?.onerror?.();
  expect(letters.media).toBe('');
});
