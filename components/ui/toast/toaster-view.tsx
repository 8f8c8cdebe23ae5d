import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import { Icon } from '../icon';
import { closeToastsBy, placeInPage, type Toast, type ToastWords, toastShelf } from './toast-shelf';
import '../toned.css';
import './toaster.css';

const shownMs = 6000;
const icons = { info: 'info', success: 'tick', error: 'warn' } as const;

/** The only file that knows sonner: its behaviour, our style and texts. */
const ToasterView = ({ region, close }: ToastWords) => (
  <Toaster
    position="bottom-center"
    offset={24}
    // one at a time: the last message belongs to what the visitor did last
    visibleToasts={1}
    closeButton
    containerAriaLabel={region}
    icons={Object.fromEntries(Object.entries(icons).map(([kind, name]) => [kind, <Icon key={kind} name={name} />]))}
    toastOptions={{
      unstyled: true,
      duration: shownMs,
      closeButtonAriaLabel: close,
      classNames: {
        toast: 'toaster__toast toned edged primer ink g3h bar',
        title: 'toaster__title',
        icon: 'toaster__icon',
        closeButton: 'toaster__close',
      },
    }}
  />
);

closeToastsBy(() => toast.dismiss());

let isListening = false;

/** Synchronously: a toast that is raised before the library listens would be lost. */
function beginToListen(): void {
  if (isListening) return;
  isListening = true;
  const { region = '', close = '' } = placeInPage()?.dataset ?? {};
  flushSync(() => createRoot(toastShelf()).render(<ToasterView region={region} close={close} />));
}

/** An error is an alert; the library's region, which is polite, must not say it a second time. */
export function showToast({ kind, title, detail }: Toast): void {
  beginToListen();
  const error = kind === 'error';
  toastShelf()
    .querySelector('section')
    ?.setAttribute('aria-live', error ? 'off' : 'polite');
  const text = (
    <span role={error ? 'alert' : undefined} className="stack">
      <span>{title}</span>
      {detail ? <span className="toaster__detail">{detail}</span> : null}
    </span>
  );
  // the same text again replaces its toast, so that equal ones do not pile up
  toast[kind](text, { id: title });
}
