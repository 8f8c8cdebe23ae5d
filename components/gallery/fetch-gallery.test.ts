import { fetchGallery } from './use-showcase';

const works = { portraits: [], landscapes: [], wall_art: [], digital_art: [] };

test('HOME-8: the works are shown 500 ms after the answer', async () => {
  const waited: number[] = [];
  const answer = await fetchGallery({
    get: async () => Response.json({ gallery_by_types: works }),
    wait: async (ms) => {
      waited.push(ms);
    },
  });
  expect(answer).toEqual({ works });
  expect(waited).toEqual([500]);
});

test.each<[string, () => Promise<Response>, string | null]>([
  ['no network', () => Promise.reject(new TypeError('offline')), null],
  ['a failure without words', async () => new Response('oops', { status: 502 }), null],
  [
    'a failure with words',
    async () => Response.json({ error: { message: 'Zamknięte' } }, { status: 503 }),
    'Zamknięte',
  ],
  ['an empty message', async () => Response.json({ error: { message: '' } }, { status: 500 }), null],
  ['an answer of another shape', async () => Response.json({ hello: 1 }), null],
])('HOME-8: %s ends the wait at once', async (_, get, failure) => {
  const wait = jest.fn();
  expect(await fetchGallery({ get, wait })).toEqual({ failure });
  expect(wait).not.toHaveBeenCalled();
});
