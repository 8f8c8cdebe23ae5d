import type { ToastWords } from './toast-shelf';

/** The place for toasts, once per page. */
export const Toasts = ({ words }: { words: ToastWords }) => (
  <div data-toasts="" data-region={words.region} data-close={words.close} />
);
