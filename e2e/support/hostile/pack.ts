import fc from 'fast-check';
import type { Field } from './fields';

type SentFile = Readonly<{ field: string; fileName: string; bytes: Buffer }>;
type Packed = Readonly<{ type: string; body: Buffer }>;
type Content = Readonly<{ fields: readonly Field[]; files: readonly SentFile[] }>;
type Pack = (content: Content, partHead: string) => Packed;

const boundary = '----form7d1f0c2b';
const multipartType = `multipart/form-data; boundary=${boundary}`;

const urlencoded: Pack = ({ fields }) => ({
  type: 'application/x-www-form-urlencoded',
  body: Buffer.from(new URLSearchParams(fields.map(({ name, value }) => [name, value])).toString()),
});

const json: Pack = ({ fields }) => ({
  type: 'application/json',
  body: Buffer.from(
    `{${fields.map(({ name, value, json: raw }) => `${JSON.stringify(name)}:${raw ?? JSON.stringify(value)}`).join()}}`,
  ),
});

/** As a browser writes it, but names may contain line breaks. */
const multipart: Pack = ({ fields, files }, partHead) => {
  const head = (about: string): string =>
    `--${boundary}\r\nContent-Disposition: form-data; ${about}${partHead}\r\n\r\n`;
  const parts = [
    ...fields.map(({ name, value }) => Buffer.from(`${head(`name="${name}"`)}${value}\r\n`)),
    ...files.flatMap(({ field, fileName, bytes }) => [
      Buffer.from(head(`name="${field}"; filename="${fileName}"`)),
      bytes,
      Buffer.from('\r\n'),
    ]),
  ];
  return { type: multipartType, body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]) };
};

export const packs = { json, urlencoded, multipart } as const;

/** Additional headers of a part in a multipart form. */
export const partHeads = fc.constantFrom(
  ...['\r\nContent-Type: text/plain; charset=utf-16', '\r\nContent-Type: text/plain; charset=no-such'],
  ...['\r\nContent-Transfer-Encoding: base64', "; filename*=UTF-8''%e2%82", "; filename*=no-such''%", '; name="again"'],
  ...[
    '\r\nno colon',
    '\r\n folded',
    '\r\n: no name',
    `\r\nX-Long: ${'x'.repeat(90_000)}`,
    '\r\nX: 1'.repeat(50),
    '\0',
    ';',
  ],
  ...[
    '\r\nContent-Type: application/octet-stream',
    '\r\nContent-Type: multipart/mixed; boundary=b',
    '\r\nContent-Type: ;;;',
  ],
);
