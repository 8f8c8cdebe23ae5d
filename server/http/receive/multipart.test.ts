import { createHash } from 'node:crypto';
import { openSpool } from '@/e2e/support/in-process/spool';
import { limits } from '../../platform/limits';
import { readBody } from './read-body';

const files = { field: 'photo', count: 2, bytes: 1000, totalBytes: 1500 };
const spool = openSpool();
afterAll(() => spool.close());
const read = (request: Request) => readBody(request, { files, bodyBytes: 20_000, spool });

const typed = (body: BodyInit | null, type = 'multipart/form-data; boundary=b'): Request =>
  new Request('http://x', { method: 'POST', body, headers: { 'content-type': type } });

/** A form as a browser sends it: fields as [name, value], files as [name, bytes, file name]. */
function form(...parts: readonly (readonly [string, string] | readonly [string, number, string])[]): Request {
  const body = new FormData();
  for (const [name, value, fileName] of parts) {
    if (typeof value === 'string') body.append(name, value);
    else body.append(name, new File([new Uint8Array(value).fill(7)], fileName ?? ''));
  }
  return new Request('http://x', { method: 'POST', body });
}

test('a whole form is read', async () => {
  const sent = await read(form(['type', 'posters'], ['photo', 900, 'Żółw.jpg'], ['name', 'Łucja']));
  expect(sent.problem).toBeUndefined();
  expect(sent.fields).toEqual({ type: 'posters', name: 'Łucja' });
  const [file] = sent.files;
  expect([sent.files.length, file?.name, file?.size]).toEqual([1, 'Żółw.jpg', 900]);
  expect(await file?.read()).toEqual(Buffer.alloc(900, 7));
  expect(file?.head).toEqual(Buffer.alloc(256, 7));
  expect(file?.sha256).toBe(createHash('sha256').update(Buffer.alloc(900, 7)).digest('hex'));
});

test('a file field left empty brings no file', async () => {
  expect((await read(form(['photo', 0, '']))).files).toEqual([]);
});

test('a path in a file name is cut off', async () => {
  const [file] = (await read(form(['photo', 1, '../../etc/passwd']))).files;
  expect(file?.name).toBe('passwd');
});

test('a field called like an object’s own parts is an ordinary field', async () => {
  expect(Object.entries((await read(form(['__proto__', 'x']))).fields)).toEqual([['__proto__', 'x']]);
});

const many = (count: number) => Array.from({ length: count }, (_, index) => [`f${index}`, ''] as const);

test.each([
  ['a file over its limit', form(['photo', 1001, 'a']), { code: 'photo.tooLarge', field: 'photo', file: 'a' }],
  [
    'files too large together',
    form(['photo', 900, 'a'], ['photo', 900, 'b']),
    { code: 'photo.together', field: 'photo' },
  ],
  [
    'too many files',
    form(['photo', 1, 'a'], ['photo', 1, 'b'], ['photo', 1, 'c']),
    { code: 'photo.tooMany', field: 'photo' },
  ],
  ['too many fields', form(...many(limits.multipart.fields + 1)), { code: 'request.malformed' }],
  ['a repeated field', form(['type', 'a'], ['type', 'b']), { code: 'request.malformed', field: 'type' }],
  ['a field with a very long name', form(['x'.repeat(101), 'a']), { code: 'request.malformed' }],
  ['a file in another field', form(['foto', 1, 'a']), { code: 'request.malformed' }],
])('TRUST-2: refused: %s', async (_, request, problem) => {
  expect((await read(request)).problem).toEqual(problem);
});

test.each([
  ['none', 0, { code: 'request.malformed' }],
  ['one', 1, { code: 'photo.onlyOne', field: 'foto' }],
])('refused: more files than a form takes, which is %s', async (_, count, problem) => {
  const rules = { files: { ...files, field: 'foto', count }, bodyBytes: 20_000, spool };
  expect((await readBody(form(['foto', 1, 'a'], ['foto', 1, 'b']), rules)).problem).toEqual(problem);
});

/** A body of `length` bytes that produces them only when it is read. */
function reluctant(start: string, length: number): { body: ReadableStream<Uint8Array>; end: Promise<void> } {
  const ended = Promise.withResolvers<void>();
  let left = length;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.from(start)),
    async pull(controller) {
      // as from a network: in a later turn of the event loop
      await new Promise(setImmediate);
      left -= 1000;
      if (left >= 0) return controller.enqueue(Buffer.alloc(1000, 'x'));
      controller.close();
      ended.resolve();
    },
  });
  return { body, end: ended.promise };
}

test.each([
  ['after the form', 'b', '--b\r\nContent-Disposition: form-data; name="type"\r\n\r\nposters\r\n--b--\r\n'],
  // with an empty boundary the first dashes already end the form
  ['after no form at all', '"', '----form\r\n----form\r\n'],
])(
  'what comes %s is read and dropped: else it would be taken for the beginning of the next request',
  async (_, boundary, start) => {
    const { body, end } = reluctant(start, 300_000);
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    const request = new Request('http://x', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
    await readBody(request, { files, bodyBytes: 1_000_000, spool });
    await end;
  },
);

test('refused: a text beyond every limit', async () => {
  const request = form(['comment', 'x'.repeat(limits.multipart.fieldBytes + 1)]);
  const { problem } = await readBody(request, { files, bodyBytes: 100_000, spool });
  expect(problem).toEqual({ code: 'text.tooLong', field: 'comment' });
});

const part = '--b\r\nContent-Disposition: form-data; name="type"\r\n\r\nposters';
const file = '--b\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\nxxxx';

test.each([
  ['a missing boundary', typed(part, 'multipart/form-data'), 'request.malformed'],
  ['JSON', typed('{}', 'application/json'), 'request.type'],
  ['an urlencoded form', typed('a=b', 'application/x-www-form-urlencoded'), 'request.type'],
  ['no body', typed(null), 'request.malformed'],
  ['an empty body', typed(''), 'request.malformed'],
  ['another boundary', typed(part.replaceAll('--b', '--c')), 'request.malformed'],
  ['a body cut in a field', typed(part), 'request.malformed'],
  ['a body cut in a file', typed(file), 'request.malformed'],
  ['a body cut after a field', typed(`${part}\r\n--b\r\n`), 'request.malformed'],
])('refused: %s', async (_, request, code) => {
  expect((await read(request)).problem?.code).toBe(code);
});

test('the language is read even if the rest is refused', async () => {
  const sent = await read(form(['language', 'en'], ['photo', 1001, 'a']));
  expect(sent).toMatchObject({ problem: { code: 'photo.tooLarge' }, fields: { language: 'en' } });
});

test('a connection that breaks off ends the reading', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) });
  const request = new Request('http://x', {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  } as RequestInit);
  expect((await read(request)).problem).toEqual({ code: 'request.malformed' });
});

test('several files stay in the order in which they were sent, however fast each is written', async () => {
  const rules = { files: { ...files, count: 9 }, bodyBytes: 20_000, spool };
  const sizes = [600, 1, 300, 2, 3];
  const parts = sizes.map((size, index) => ['photo', size, `${index}.jpg`] as const);
  const sent = await readBody(form(...parts), rules);
  expect(sent.files.map(({ name, size }) => [name, size])).toEqual(sizes.map((size, index) => [`${index}.jpg`, size]));
});
