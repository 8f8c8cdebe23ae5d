import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import './dialog.css';
import { IconButton } from './button';
import { closeToasts, moveToasts } from './toast/toast-shelf';

type Props = Readonly<{
  title: string;
  eyebrow?: string;
  closeLabel: string;
  onClose: () => void;
  small?: boolean;
  locked?: boolean;
  children: ReactNode;
}>;

/** After it closes, the focus returns to where it was. Toasts are shown inside it meanwhile (HOME-14). */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  // before the browser paints: an Escape that is pressed at once finds the dialog open
  useLayoutEffect(() => {
    const opened = dialog.current;
    if (!opened) return;
    const before = document.activeElement;
    opened.showModal();
    // where the dialog is taller than the screen, a browser would focus the element that scrolls
    opened.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
    // they belong to an earlier step
    closeToasts();
    moveToasts();
    return () => {
      opened.close();
      moveToasts();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return dialog;
}

export function Dialog({ title, eyebrow, closeLabel, onClose, small = false, locked = false, children }: Props) {
  const dialog = useModal();
  const titleId = useId();
  // a selection of text that begins in a field and ends over the backdrop must not close the dialog
  const pressed = useRef<EventTarget | null>(null);
  const close = () => {
    if (!locked) onClose();
  };
  // a child of the body, so that a dialog opened from a coloured section does not inherit its colours
  return createPortal(
    <dialog
      ref={dialog}
      className={small ? 'dialog__dialog dialog__small' : 'dialog__dialog'}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        // a browser closes a dialog at the second Escape, whatever `cancel` says
        if (locked && event.key === 'Escape') event.preventDefault();
      }}
      onCancel={(event) => {
        // a file chooser inside the dialog raises this event too
        if (event.target !== dialog.current) return;
        event.preventDefault();
        close();
      }}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={(event) => {
        if (event.target === dialog.current && pressed.current === dialog.current) close();
      }}
    >
      <div className="dialog__body stack g6">
        <div className="dialog__head">
          {eyebrow ? <p className="small quiet">{eyebrow}</p> : null}
          <h2 id={titleId} className={small ? 'h3' : 'h2'}>
            {title}
          </h2>
        </div>
        {children}
      </div>
      <span className="dialog__close">
        <IconButton icon="close" label={closeLabel} aria-disabled={locked || undefined} onClick={close} />
      </span>
    </dialog>,
    document.body,
  );
}
