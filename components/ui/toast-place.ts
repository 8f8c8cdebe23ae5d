/** Where toasts may stand, the last one first: the page, and each open dialog, since all outside a modal one is inert. */
const places: HTMLElement[] = [];
let shelf: HTMLElement | null = null;

function moveToasts(): void {
  const place = places.at(-1);
  if (shelf && place && shelf.parentElement !== place) place.append(shelf);
}

/** The element that holds the toasts: moved from place to place as it is, so that a toast outlives its dialog. */
export function toastShelf(): HTMLElement {
  shelf ??= document.createElement('div');
  moveToasts();
  return shelf;
}

/**
 * Offers a place for toasts.
 * @returns takes the offer back
 */
export function placeToasts(place: HTMLElement): () => void {
  places.push(place);
  moveToasts();
  return () => {
    places.splice(places.lastIndexOf(place), 1);
    moveToasts();
  };
}
