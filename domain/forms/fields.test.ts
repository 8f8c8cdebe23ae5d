import { type FormKind, formKinds } from '../api';
import { formFields } from './fields';
import { checks } from './forms';

const sound: Readonly<Record<string, string>> = { email: 'ala@example.com' };
const filled = (kind: FormKind): Readonly<Record<string, string>> =>
  Object.fromEntries(formFields[kind].map(({ id }) => [id, sound[id] ?? 'x']));

test.each(formKinds)('API-3: the fields of %s are all that it asks and keeps', (kind) => {
  const answer = checks[kind](filled(kind), 1);
  expect(answer.ok && Object.keys(answer.value).toSorted()).toEqual(formFields[kind].map(({ id }) => id).toSorted());
});

const rows = formKinds.flatMap((kind) => formFields[kind].map((field) => [kind, field] as const));

const texts = rows.flatMap(([kind, { id, most }]) =>
  most === null || id === 'email' ? [] : [[kind, id, most] as const],
);

test.each(texts)('TRUST-5: %s, %s holds %i code points', (kind, field, most) => {
  const of = (length: number) => checks[kind]({ ...filled(kind), [field]: '🎨'.repeat(length) }, 1);
  expect(of(most)).toMatchObject({ ok: true });
  expect(of(most + 1)).toEqual({ ok: false, problem: { code: 'text.tooLong', field } });
});
