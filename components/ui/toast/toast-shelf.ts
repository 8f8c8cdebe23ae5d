export type Toast = Readonly<{ kind: 'info' | 'success' | 'error'; title: string; detail?: string }>;
export type ToastWords = Readonly<{ region: string; close: string }>;

/** The dialogs that are open. The last one counts, because everything outside a modal dialog is inert (HOME-14). */
const dialogs: HTMLElement[] = [];
let shelf: HTMLElement | null = null;
let close = (): void => {};

/** Where toasts are shown on a page, with their words; null on a page without toasts. */
export const placeInPage = (): HTMLElement | null => document.querySelector('[data-toasts]');

/** @param by closes all toasts; the view of the toasts gives it once it has loaded */
export function closeToastsBy(by: () => void): void {
  close = by;
}

function moveToasts(): void {
  const place = dialogs.at(-1) ?? placeInPage();
  if (shelf && place && shelf.parentElement !== place) place.append(shelf);
}

/** The element that holds the toasts. It is moved from place to place, so that a toast stays when its dialog closes. */
export function toastShelf(): HTMLElement {
  shelf ??= document.createElement('div');
  moveToasts();
  return shelf;
}

/**
 * Shows toasts in a dialog. Earlier ones close, because they belong to an earlier step.
 * @returns moves them back
 */
export function placeToasts(dialog: HTMLElement): () => void {
  close();
  dialogs.push(dialog);
  moveToasts();
  return () => {
    dialogs.splice(dialogs.lastIndexOf(dialog), 1);
    moveToasts();
  };
}
