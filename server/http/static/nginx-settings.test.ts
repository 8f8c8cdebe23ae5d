import { mapsOf, type ServedFile } from './write-static';

const page = (path: string): ServedFile => ({
  ...{ path, file: `${path}.html`, type: 'text/html; charset=utf-8' },
  ...{ etag: 'W/"tag"', policy: "default-src 'none'" },
});

const expressionsFor = (pages: number): number => {
  const files = Array.from({ length: pages }, (_, at) => page(`/gallery/work-${at}`));
  const maps = mapsOf({ files, policies: () => "default-src 'none'", moved: new Map([['/old', '/new#part']]) }, 'site');
  expect(maps.split('\n').filter((line) => line.includes('/gallery/work-0"'))).not.toEqual([]);
  return maps.match(/^\s*"~/gm)?.length ?? 0;
};

// nginx tries expressions in turn at every request, but finds plain keys at once
test('more pages are no more expressions for nginx', () => {
  expect(expressionsFor(1)).toBeGreaterThan(0);
  expect(expressionsFor(1_000)).toBe(expressionsFor(1));
});

test('a text that nginx would read as a variable is refused', () => {
  expect(() => mapsOf({ files: [page('/$page')], policies: () => '', moved: new Map() }, 'site')).toThrow(
    'nginx cannot read',
  );
});
