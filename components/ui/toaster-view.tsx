'use client';

import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { Icon } from './icon';
import type { Toast, ToastWords } from './toast';
import styles from './toaster.module.css';

const shownMs = 6000;
const icons = { info: 'info', success: 'tick', error: 'warn' } as const;

export function showToast({ kind, title, detail }: Toast): void {
  // the same text again replaces its toast, so that equal ones do not pile up
  toast[kind](title, { id: title, description: detail });
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
          description: styles.detail as string,
          icon: styles.icon as string,
          closeButton: styles.close as string,
        },
      }}
    />
  );
}
