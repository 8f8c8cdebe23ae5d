import { showPage } from './show-page';

const everyMs = 3000;

const read = (path: string): Promise<string | null> =>
  fetch(path, { cache: 'no-store' }).then(
    (answer) => (answer.ok ? answer.text() : null),
    () => null,
  );

/** While the site is published its steps are shown and announced; at the end comes the page of what became of it. */
export function followSteps(): void {
  const place = document.querySelector<HTMLElement>('[data-steps]');
  const status = place?.nextElementSibling;
  if (!place || !status) return;
  // as it came: the browser writes the same markup in another way
  let shown = '';
  const ask = async (): Promise<void> => {
    const list = await read(place.dataset.steps ?? '');
    const page = list === '' ? await read(location.pathname) : null;
    if (page !== null) {
      showPage(page);
      // another one may run already
      return followSteps();
    }
    if (list && list !== shown) {
      shown = list;
      place.innerHTML = list;
      status.textContent = place.querySelector('[aria-current]')?.textContent ?? '';
    }
    setTimeout(ask, everyMs);
  };
  setTimeout(ask, everyMs);
}
