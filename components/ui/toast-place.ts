/**
 * Where toasts can be shown: in the page, or in an open dialog. The last place counts, because everything outside a
 * modal dialog is inert (HOME-14).
 */
const places: HTMLElement[] = [];
let shelf: HTMLElement | null = null;
let close = (): void => {};

/** @param by closes all toasts; the view of the toasts gives it once it has loaded */
export function closeToastsBy(by: () => void): void {
  close = by;
}

function moveToasts(): void {
  const place = places.at(-1);
  if (shelf && place && shelf.parentElement !== place) place.append(shelf);
}

/** The element that holds the toasts. It is moved from place to place, so that a toast stays when its dialog closes. */
export function toastShelf(): HTMLElement {
  shelf ??= document.createElement('div');
  moveToasts();
  return shelf;
}

/**
 * Adds a place for toasts. What was told before closes, because it belongs to what the visitor did before.
 * @returns removes it again
 */
export function placeToasts(place: HTMLElement): () => void {
  close();
  places.push(place);
  moveToasts();
  return () => {
    places.splice(places.lastIndexOf(place), 1);
    moveToasts();
  };
}
