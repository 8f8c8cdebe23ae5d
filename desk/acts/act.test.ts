import { act, type Context, refused, textIn } from './act';

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
  const form = (name: string) => ({ values: { name: [name] }, files: [] });
  expect(await rename.run(context, form(''), {})).toMatchObject({ ok: false });
  expect(await rename.run(context, form('Ewa'), {})).toMatchObject({ ok: true });
  expect(done).toEqual(['Ewa']);
});
