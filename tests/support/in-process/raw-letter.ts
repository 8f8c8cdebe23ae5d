/** The header lines of a raw letter, unfolded. */
export const headOf = (raw: string): readonly string[] =>
  (raw.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ').split('\r\n');

export const headerOf = (raw: string, name: string): string | undefined =>
  headOf(raw)
    .find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
    ?.slice(name.length + 1)
    .trim();

const fromHex = (text: string): Buffer =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

const decoders: Readonly<Record<string, (body: string) => string>> = {
  base64: (body) => Buffer.from(body, 'base64').toString(),
  'quoted-printable': (body) => fromHex(body.replace(/=\r\n/g, '')).toString(),
};

/** The decoded subject: text that is not ASCII is sent encoded. */
export function subjectOf(raw: string): string {
  const subject = headerOf(raw, 'Subject') ?? '';
  return subject
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, body: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(body, 'base64').toString()
        : fromHex(body.replaceAll('_', ' ')).toString(),
    );
}

/** The text of a letter, with or without attachments. */
export function textOf(raw: string): string {
  const boundary = /boundary="([^"]+)"/.exec(headerOf(raw, 'Content-Type') ?? '')?.[1];
  const part = boundary ? (raw.split(`--${boundary}\r\n`)[1] ?? '') : raw;
  const [head = '', ...rest] = part.split('\r\n\r\n');
  const encoding = /content-transfer-encoding: (\S+)/i.exec(head)?.[1] ?? '7bit';
  const body = rest.join('\r\n\r\n').split(`\r\n--${boundary}`)[0] ?? '';
  return (decoders[encoding]?.(body) ?? body).replaceAll('\r\n', '\n').trim();
}

/** The attached files, by name. */
export function filesOf(raw: string): Readonly<Record<string, Buffer>> {
  const boundary = /boundary="([^"]+)"/.exec(headerOf(raw, 'Content-Type') ?? '')?.[1];
  if (!boundary) return {};
  const parts = raw.split(`--${boundary}`).filter((part) => /disposition: attachment/i.test(part));
  return Object.fromEntries(
    parts.map((part) => {
      const [head = '', body = ''] = part.split('\r\n\r\n');
      return [/filename="?([^";\r\n]+)/i.exec(head)?.[1] ?? '', Buffer.from(body, 'base64')];
    }),
  );
}
