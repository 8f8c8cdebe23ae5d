/**
 * The first letters of the first and the last word of a name, and nothing else of what a visitor typed.
 * @example initials('Łucja Maria Źdźbło-Nowak') // 'Ł. Ź.'
 */
export function initials(name: string): string {
  const firsts = name.split(/\s+/).flatMap((word) => /\p{L}/u.exec(word) ?? []);
  const [first, last] = [firsts[0], firsts.length > 1 ? firsts.at(-1) : undefined];
  return [first, last].flatMap((letter) => (letter ? `${letter.toLocaleUpperCase('pl')}.` : [])).join(' ');
}
