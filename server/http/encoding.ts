export type Encoding = 'br' | 'gzip' | 'identity';

/** No browser reads so many encodings, or says so much of one; the rest of a long header is left alone. */
const [mostEncodings, mostParameters] = [20, 5];

const accepts = (header: string, name: string): boolean =>
  header.split(',', mostEncodings).some((part) => {
    const [token = '', ...parameters] = part.split(';', mostParameters).map((text) => text.trim());
    return token === name && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });

/** The smallest encoding that the browser accepts. */
export function encodingFor(accepted: string | undefined): Encoding {
  const header = (accepted ?? '').toLowerCase();
  return (['br', 'gzip'] as const).find((name) => accepts(header, name)) ?? 'identity';
}
