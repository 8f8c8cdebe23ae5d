'use client';

import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './dialog.module.css';
import { IconButton } from './icon-button';

type Props = Readonly<{
  title: string;
  closeLabel: string;
  onClose: () => void;
  small?: boolean;
  children: ReactNode;
}>;

/** A native modal dialog: Escape, the backdrop and the button close it; focus stays inside while it is open. */
export function Dialog({ title, closeLabel, onClose, small = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the native dialog's own key
    <dialog
      ref={dialog}
      className={small ? `${styles.dialog} ${styles.small}` : styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={closeOnBackdrop}
    >
      <div className={styles.body}>
        <h2 id={titleId} className="h3">
          {title}
        </h2>
        {children}
        <span className={styles.close}>
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </span>
      </div>
    </dialog>
  );
}
