'use client';

import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { Icon } from './icon';
import type { Toast, ToastWords } from './toast';
import { closeToastsBy, toastShelf } from './toast-place';
import styles from './toaster.module.css';

const shownMs = 6000;
const icons = { info: 'info', success: 'tick', error: 'warn' } as const;

closeToastsBy(() => toast.dismiss());

/** An error is an alert; the library's region, which is polite, must not say it a second time. */
export function showToast({ kind, title, detail }: Toast): void {
  const error = kind === 'error';
  toastShelf()
    .querySelector('section')
    ?.setAttribute('aria-live', error ? 'off' : 'polite');
  const text = (
    <span role={error ? 'alert' : undefined} className={styles.text}>
      <span>{title}</span>
      {detail ? <span className={styles.detail}>{detail}</span> : null}
    </span>
  );
  // the same text again replaces its toast, so that equal ones do not pile up
  toast[kind](text, { id: title });
}

/** The only file that knows sonner: its behaviour, our style and texts. */
export function ToasterView({ words, first }: { words: ToastWords; first: Toast }) {
  // the toaster below already listens: a child's effects run before its parent's
  useEffect(() => showToast(first), [first]);
  return (
    <Toaster
      position="bottom-center"
      offset={24}
      // one at a time: the last message belongs to what the visitor did last
      visibleToasts={1}
      closeButton
      containerAriaLabel={words.region}
      icons={Object.fromEntries(Object.entries(icons).map(([kind, name]) => [kind, <Icon key={kind} name={name} />]))}
      toastOptions={{
        unstyled: true,
        duration: shownMs,
        closeButtonAriaLabel: words.close,
        classNames: {
          toast: styles.toast as string,
          info: styles.info as string,
          success: styles.success as string,
          error: styles.error as string,
          title: styles.title as string,
          icon: styles.icon as string,
          closeButton: styles.close as string,
        },
      }}
    />
  );
}
