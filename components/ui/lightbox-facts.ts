/** What the drawing and the details need to know of a work, read from its link on the page. */
export type WorkFacts = Readonly<{
  technique: string;
  size: string;
  year: string;
  body: 'canvas' | 'wall' | 'file';
  /** Null for a file, which is as large as it is printed. */
  cm: Readonly<{ width: number; height: number }> | null;
}>;

/** A part of the label, without the comma that joins it to the part before. */
const partOf = (link: HTMLElement, part: string): string =>
  (link.querySelector(`[data-part=${part}]`)?.textContent ?? '').replace(/^, /, '');

export function factsOf(link: HTMLAnchorElement): WorkFacts {
  const { body, cm = '' } = link.dataset;
  const [width, height] = cm.split(' ').map(Number);
  return {
    technique: partOf(link, 'technique'),
    size: partOf(link, 'size'),
    year: partOf(link, 'year'),
    body: body === 'wall' || body === 'file' ? body : 'canvas',
    cm: width && height ? { width, height } : null,
  };
}
