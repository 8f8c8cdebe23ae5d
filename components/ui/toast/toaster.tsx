import { load } from '@/components/islands/load';
import type { Toast, ToastWords } from './toast-place';

/** Fetches the library of toasts, so that a later toast can be shown even without a network. */
export const readyToasts = () => load('toaster-view');

/**
 * Shows a message at the bottom centre of the page. Whatever is important is beside its field as well, because a toast
 * disappears, and none is shown if the library fails to load.
 */
export function tell(toast: Toast): void {
  let isLate = false;
  const miss = () => {
    isLate = true;
  };
  void load('toaster-view', miss).then(({ showToast }) => isLate || showToast(toast));
}

/** The place for toasts, once per page. */
export const Toasts = ({ words }: { words: ToastWords }) => (
  <div data-toasts="" data-region={words.region} data-close={words.close} />
);
