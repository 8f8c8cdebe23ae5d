import type { ToastWords } from './toast-shelf';

export const Toasts = ({ words }: { words: ToastWords }) => (
  <div data-toasts="" data-region={words.region} data-close={words.close} />
);
