import { load } from '@/components/islands/load';
import type { Toast } from './toast-shelf';

const fetchView = () => import('./toaster-view');

/** Fetches the library of toasts, so that a later toast can be shown even without a network. */
export const readyToasts = () => load(fetchView);

/** What is important is beside its field as well: a toast disappears, and none is shown if the library does not load. */
export function tell(toast: Toast): void {
  load(fetchView).then(
    ({ showToast }) => showToast(toast),
    () => undefined,
  );
}
