const width = 120;

function inLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, inner]) => `${JSON.stringify(key)}: ${inLine(inner)}`)
    .join(', ')} }`;
}

function inLines(value: object, indent: string): string {
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const deeper = `${indent}  `;
  const parts = Object.entries(value).map(([key, inner]) => {
    const start = Array.isArray(value) ? deeper : `${deeper}${JSON.stringify(key)}: `;
    const line = inLine(inner);
    const fits = typeof inner !== 'object' || inner === null || start.length + line.length < width;
    return start + (fits ? line : inLines(inner, deeper));
  });
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}

/** A file of content as it is written, by the artist's commands too: what fits into a line stands in one. */
export const printed = (file: object): string => `${inLines(file, '')}\n`;
