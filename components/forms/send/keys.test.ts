import { tabKeys } from './send';

const path = '/api/web/form/contact/';
const last = { content: 'a1'.repeat(32), key: 'key-1' };

/** A tab whose storage outlives its pages; `forbidden`: the browser does not allow its use. */
function tab({ forbidden = false } = {}) {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem(name: string, value: string) {
      if (forbidden) throw new Error('forbidden');
      kept.set(name, value);
    },
    removeItem: (name: string) => kept.delete(name),
  };
  Object.assign(globalThis, { window: { sessionStorage: storage } });
  return { kept, page: tabKeys };
}

test('TRUST-11: the key of what was sent and not answered is known after a reload', () => {
  const { page } = tab();
  page().set(path, last);
  expect(page().get(path)).toEqual(last);
  expect(page().get('/api/web/form/orders/')).toBeUndefined();
});

test('TRUST-11: what was accepted leaves nothing in the tab', () => {
  const { kept, page } = tab();
  const keys = page();
  keys.set(path, last);
  keys.delete(path);
  expect([keys.get(path), kept.size]).toEqual([undefined, 0]);
});

test('without storage the key lasts as long as the page', () => {
  const { page } = tab({ forbidden: true });
  const keys = page();
  keys.set(path, last);
  expect([keys.get(path), page().get(path)]).toEqual([last, undefined]);
});

test('TRUST-11: nothing that was typed goes into the tab', () => {
  const { kept, page } = tab();
  const keys = page();
  const typed = { content: '{"text":"Dzień dobry"}', key: 'key-1' };
  keys.set(path, typed);
  expect([keys.get(path), kept.size]).toEqual([typed, 0]);
});

test.each(['', '{', 'null', '7', '{"content":1,"key":"k"}', '{"content":"c"}'])('%j is no key', (json) => {
  const { kept, page } = tab();
  page().set(path, last);
  for (const name of kept.keys()) kept.set(name, json);
  expect(page().get(path)).toBeUndefined();
});
