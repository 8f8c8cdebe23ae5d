import fc from 'fast-check';
import { type FormName, photoFields, resultPath, shopOrders, withdrawalStatements } from '@/domain/api';
import { type ProblemCode, problemStatuses } from '@/domain/problems';
import { byteChanges, packs, partHeads } from '@/e2e/support/hostile/bytes';
import { formNames, soundFields, spoiltFields } from '@/e2e/support/hostile/fields';
import { picture } from '@/e2e/support/in-process/order-request';
import { openStudio, type Studio } from '@/e2e/support/in-process/studio';
import { locales } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import { orderByToken } from '../../storage/queries/order-link';
import { submissions } from '../../storage/queries/read';
import type { Kind } from '../../submissions/kinds';
import { receive } from './receive';

/** So many for each form; a given seed makes the same bodies again. */
const bodies = 150;
const seed = 20_261_121;

jest.setTimeout(75_000);

let studio: Studio;
let photo: Buffer;
beforeEach(async () => {
  studio = await openStudio();
  photo = await picture(64, 64);
});
afterEach(() => studio.close());

const kindOf = (form: FormName): Kind => (form === shopOrders ? 'shop-order' : form);
const navigation = { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin' };

/** What somebody sends: a valid form or one with faults in its fields, its parts or its bytes, as any type of content. */
const requests = (form: FormName) =>
  fc.record({
    fields: fc.oneof(soundFields(form), spoiltFields(form)),
    pack: fc.constantFrom('json', 'urlencoded', 'multipart', 'multipart'),
    partHead: fc.oneof({ weight: 5, arbitrary: fc.constant('') }, partHeads),
    change: fc.oneof({ weight: 3, arbitrary: fc.constant((bytes: Buffer) => bytes) }, byteChanges),
    isPage: fc.boolean(),
    wrongType: fc.option(
      fc.constantFrom('', ';', 'text/plain', 'application/json; charset=utf-16', 'multipart/form-data; boundary="'),
      { freq: 9 },
    ),
  });

/** Whether a refusal says one of the known problems in one of our languages, and shows nothing that was typed as markup. */
async function isInWords(answer: Response, isPage: boolean): Promise<boolean> {
  const text = await answer.text();
  if (isPage) return /^<!DOCTYPE html><html lang="(pl|en)">/.test(text) && !/<script|<img/i.test(text);
  const { error } = JSON.parse(text) as { error: { code: string; message: string } };
  const code = error.code as ProblemCode;
  if (!Object.hasOwn(problemStatuses, code)) return false;
  return locales.some((locale) => error.message.endsWith(translator(locale)(`problems.${code}`)));
}

/** Whether it only asks to be confirmed (WITHDRAWAL-2). */
const isConfirmPage = ({ headers }: Response, form: FormName): boolean =>
  form === withdrawalStatements && headers.get('content-type') === 'text/html; charset=utf-8';

/** The id of the submission whose page a browser is led to: its result, or the private page of an order. */
async function idOf(path: string): Promise<string> {
  if (path.startsWith(resultPath(''))) return path.slice(resultPath('').length);
  return (await orderByToken(studio.storage, path.split('/').at(-1) ?? ''))?.id ?? path;
}

test.each(formNames)(
  'TRUST-13: %s: whatever its body, it is stored once and whole, or refused in words',
  async (form) => {
    const answered = new Set<string>();
    const statuses = new Set<number>();
    const property = fc.asyncProperty(requests(form), async ({ fields, pack, partHead, change, isPage, wrongType }) => {
      const field = form === shopOrders ? photoFields[form] : photoFields.orders;
      const files = form === 'orders' || form === shopOrders ? [{ field, fileName: 'a.jpg', bytes: photo }] : [];
      const { type, body } = packs[pack]({ fields, files }, partHead);
      const headers = { ...(isPage && navigation), 'content-type': wrongType ?? type };
      const sent = new Request('https://studio.example', {
        method: 'POST',
        body: new Uint8Array(change(body)),
        headers,
      });
      const answer = await receive(kindOf(form), sent, studio.effects);
      statuses.add(answer.status);
      if (answer.status === 303) answered.add(await idOf(answer.headers.get('location') ?? ''));
      else if (answer.status < 300 && isConfirmPage(answer, form)) expect(await isInWords(answer, true)).toBe(true);
      else if (answer.status < 300) answered.add((await answer.json()).id);
      else {
        expect([400, 413, 415, 422]).toContain(answer.status);
        expect(answer.headers.get('cache-control')).toBe('no-store');
        expect(await isInWords(answer, isPage)).toBe(true);
      }
    });
    await fc.assert(property, { seed, numRuns: bodies, endOnFailure: true });
    expect([...statuses]).toEqual(expect.arrayContaining([400, 415, 422]));
    const stored = (await submissions(studio.storage)).map(({ id }) => id);
    expect(stored.length).toBeGreaterThan(0);
    expect(stored.toSorted()).toEqual([...answered].toSorted());
  },
);
