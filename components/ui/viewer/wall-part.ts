// Works on plain elements, as `components/gallery/{gallery-room,wall-parts}.tsx` render them: the page and its viewer
// share it.

export type Way = 'prev' | 'next';

const wallOn = (page: ParentNode) => page.querySelector<HTMLElement>('[data-all]');
const linkOn = (page: ParentNode, way: Way) => page.querySelector<HTMLAnchorElement>(`[data-parts] a[rel=${way}]`);

/** The place of the first work that hangs here on its whole wall, from 1, and how many works that has. */
export function placeOnWall(): Readonly<{ first: number; all: number }> {
  const { first, all } = wallOn(document)?.dataset ?? {};
  return { first: Number(first), all: Number(all) };
}

/** A page has CSS for its own works only, so a part brings the rules of its tones and ratios. */
function bringRules(page: ParentNode): void {
  const styles = [...page.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@layer base{${(styles.match(/\.(?:tone|ratio)-\w+\{[^{}]*\}/g) ?? []).join('')}}`);
  document.adoptedStyleSheets.push(sheet);
}

/** The rows of a part, with a row for the large works beside its title. */
function rowsOn(page: ParentNode, wall: HTMLElement): readonly HTMLElement[] {
  const rows = [...wall.children].map((row) => document.importNode(row, true) as HTMLElement);
  const large = [...page.querySelectorAll('#main a[data-file]')].filter((work) => !wall.contains(work));
  if (!large.length || !rows[0]) return rows;
  const row = rows[0].cloneNode() as HTMLElement;
  row.append(...large.map((work) => document.importNode(work, true)));
  return [row, ...rows];
}

/** Updates "1–60" of the whole wall. */
function updateRange(page: ParentNode, way: Way): void {
  const name = way === 'next' ? 'data-last' : 'data-first';
  const [here, there] = [document, page].map((each) => each.querySelector(`[data-parts] [${name}]`));
  if (here && there) here.textContent = there.textContent;
}

/** Notes at the first row of a part the address and the title of that part's own page. */
function noteAddress(row: Element | undefined | null, at: string | undefined, title: string): void {
  if (row instanceof HTMLElement && at && !row.dataset.at) Object.assign(row.dataset, { at, title });
}

/** In a template nothing runs and no style applies; styles of a parsed document would violate this page's policy. */
function parsePage(html: string): ParentNode {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

async function hang(way: Way): Promise<readonly HTMLAnchorElement[]> {
  const [wall, link] = [wallOn(document), linkOn(document, way)];
  if (!wall || !link) return [];
  const answer = await fetch(link.href);
  if (!answer.ok) throw new Error(`${link.href}: ${answer.status}`);
  const page = parsePage(await answer.text());
  const there = wallOn(page);
  if (!there) throw new Error(`${link.href} shows no wall.`);
  const rows = rowsOn(page, there);
  for (const row of rows) row.removeAttribute('id');
  wall.dataset.title ??= document.title;
  noteAddress(wall.firstElementChild, wall.dataset.at, wall.dataset.title);
  noteAddress(rows[0], there.dataset.at, page.querySelector('title')?.text ?? '');
  bringRules(page);
  if (way === 'next') wall.append(...rows);
  else {
    wall.prepend(...rows);
    wall.dataset.first = there.dataset.first;
  }
  const further = linkOn(page, way);
  if (further) link.replaceWith(document.importNode(further, true));
  else link.remove();
  updateRange(page, way);
  return rows.flatMap((row) => [...row.querySelectorAll<HTMLAnchorElement>('a[data-file]')]);
}

const coming = new Map<Way, Promise<readonly HTMLAnchorElement[]>>();

/**
 * Hangs the part of the wall before or after what hangs here, from its own page.
 * @returns the links of its works in their order; none at the end of the wall
 * @throws if that page fails to load; then nothing has changed
 */
export function hangPart(way: Way): Promise<readonly HTMLAnchorElement[]> {
  const part = coming.get(way) ?? hang(way).finally(() => coming.delete(way));
  coming.set(way, part);
  return part;
}

/** Gives the page the address and the title of a work's part, so that it can be shared and reloaded. */
export function takeAddress(work: HTMLElement | undefined): void {
  const wall = wallOn(document);
  let row = work?.closest('[data-all] > *');
  while (row && !row.hasAttribute('data-at')) row = row.previousElementSibling;
  const { at, title } = (row instanceof HTMLElement ? row : wall)?.dataset ?? {};
  if (!at || at === location.pathname) return;
  history.replaceState(null, '', at);
  if (title) document.title = title;
}
