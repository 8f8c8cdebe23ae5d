import { showPage } from './show-page';

const everyMs = 3000;

/** The text of a page of the desk; null: it is not there, as while it changes over. */
const read = (path: string): Promise<string | null> =>
  fetch(path, { cache: 'no-store' }).then(
    (answer) => (answer.ok ? answer.text() : null),
    () => null,
  );

/** While the site is published its steps are followed and told; at the end comes the page of what became of it. */
export function followSteps(): void {
  const place = document.querySelector<HTMLElement>('[data-steps]');
  const told = place?.nextElementSibling;
  if (!place || !told) return;
  const look = async (): Promise<void> => {
    const list = await read(place.dataset.steps ?? '');
    const page = list === '' ? await read(location.pathname) : null;
    if (page !== null) {
      showPage(page);
      // another one may run already
      return followSteps();
    }
    if (list && list !== place.innerHTML) {
      place.innerHTML = list;
      told.textContent = place.querySelector('[aria-current]')?.textContent ?? '';
    }
    setTimeout(look, everyMs);
  };
  setTimeout(look, everyMs);
}
