const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Between tags and in an attribute. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '');

const rounded = (value: number, digits: number): string =>
  String(Number(value.toFixed(digits)) + 0).replace(/^(-?)0\./, '$1.');

/** For factors: three digits after the point. Lengths need one. */
export const fine = (value: number): string => rounded(value, 3);

/** Markup: numbers get one digit after the point, line breaks with their indent are left out. */
export const svg = (texts: TemplateStringsArray, ...values: readonly (string | number)[]): string =>
  String.raw(
    { raw: texts.map((text) => text.replace(/\n\s*/g, '')) },
    ...values.map((value) => (typeof value === 'number' ? rounded(value, 1) : value)),
  );
