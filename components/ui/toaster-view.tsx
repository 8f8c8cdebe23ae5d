'use client';

import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { Icon } from './icon';
import type { Toast, ToastWords } from './toast';
import styles from './toaster.module.css';

const shownMs = 6000;
const icons = { info: 'info', success: 'tick', error: 'warn' } as const;

export function showToast({ kind, title, detail }: Toast): void {
  // the same words again replace their toast instead of stacking
  toast[kind](title, { id: title, description: detail });
}

/** The one place that knows sonner: its behaviour, our clothes and words. */
export function ToasterView({ words, first }: { words: ToastWords; first: Toast }) {
  // the toaster below listens by now: a child's effects run before its parent's
  useEffect(() => showToast(first), [first]);
  return (
    <Toaster
      position="bottom-center"
      offset={24}
      // one at a time: what is said last is what the visitor did last
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
