/** Puts values into a sentence: `fill('{n} z {all}', { n: 1, all: 9 })`. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
