import { translator } from '@/messages/translator';
import { parseEnvironment } from '@/server/platform/environment';
import { openOrderPage, reference } from '../order-page.fixture';
import { act, type Context, refused, seenField, textIn } from './act';
import { mark } from './mark';

const form = (fields: Readonly<Record<string, string>>) => ({
  values: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, [value]])),
  files: [],
});

test('an act about an order does nothing where the order has changed since the page was shown', async () => {
  const at = await openOrderPage('sqlite');
  await at.order();
  const context: Context = {
    ...{ storage: at.office.studio.storage, locale: 'pl', words: translator('pl'), now: at.effects().now() },
    ...{ effects: at.effects(), settings: parseEnvironment({}) },
  };
  const markAs = (state: string, seen: number) =>
    mark.run(context, form({ state, [seenField]: `${seen}` }), { reference });

  expect(await markAs('lost', 1)).toMatchObject({ problems: { state: expect.any(Function) } });
  const first = await markAs('in-work', 1);
  expect(first.ok && [first.happened(context.words), first.to, first.undo?.position]).toEqual([
    'Zapisane: w\u00a0pracy.',
    `/orders/${reference}`,
    1,
  ]);
  expect(await markAs('sent', 1)).toEqual({ ok: false, changed: true });
  expect(await markAs('accepted', 2)).toEqual({ ok: false, changed: true });
  expect((await at.events()).map(({ type }) => type)).toEqual(['mark']);
  await at.office.close();
});

test('an act does nothing where its form cannot be read', async () => {
  const done: string[] = [];
  const rename = act<string>({
    parse: (sent) =>
      textIn(sent, 'name') ? { ok: true, input: textIn(sent, 'name') } : refused({ name: () => 'empty' }),
    async do(_, name) {
      done.push(name);
      return { ok: true, happened: () => name, to: '/' };
    },
  });
  const context = { now: 0, locale: 'pl' } as Context;
  expect(await rename.run(context, form({ name: '' }), {})).toMatchObject({ ok: false });
  expect(await rename.run(context, form({ name: 'Ewa' }), {})).toMatchObject({ ok: true });
  expect(done).toEqual(['Ewa']);
});
