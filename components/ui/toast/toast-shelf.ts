export type Toast = Readonly<{ kind: 'info' | 'success' | 'error'; title: string; detail?: string }>;
export type ToastWords = Readonly<{ region: string; close: string }>;

let shelf: HTMLElement | null = null;
let close = (): void => {};

export const placeInPage = (): HTMLElement | null => document.querySelector('[data-toasts]');

/** @param by closes all toasts; the view of the toasts gives it once it has loaded */
export function closeToastsBy(by: () => void): void {
  close = by;
}

export const closeToasts = () => close();

/** Moves the toasts into the open dialog, because everything outside of it is inert (HOME-14), or back into the page. */
export function moveToasts(): void {
  const target = document.querySelector('dialog[open]') ?? placeInPage();
  if (shelf && target && shelf.parentElement !== target) target.append(shelf);
}

/** The element that holds the toasts. It is moved from place to place, so that a toast stays when its dialog closes. */
export function toastShelf(): HTMLElement {
  shelf ??= document.createElement('div');
  moveToasts();
  return shelf;
}
