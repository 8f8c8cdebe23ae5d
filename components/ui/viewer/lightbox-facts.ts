/** What the drawing needs to know of a work, read from its link on the page. */
export type WorkFacts = Readonly<{
  size: string;
  body: 'canvas' | 'wall' | 'file';
  /** Null for a file, which is as large as it is printed. */
  cm: Readonly<{ width: number; height: number }> | null;
}>;

/** The size as the label writes it, without the comma that joins it to the technique. */
const sizeOf = (link: HTMLElement): string =>
  (link.querySelector('[data-part=size]')?.textContent ?? '').replace(/^, /, '');

export function factsOf(link: HTMLAnchorElement): WorkFacts {
  const { body, cm = '' } = link.dataset;
  const [width, height] = cm.split(' ').map(Number);
  return {
    size: sizeOf(link),
    body: body === 'wall' || body === 'file' ? body : 'canvas',
    cm: width && height ? { width, height } : null,
  };
}
