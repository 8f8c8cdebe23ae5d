import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { ModalFacts, ModalProps } from './modal';

/** Keeps a modal in a root of its own, also while it is closed, so that what was typed is there at the next opening (HOME-13). */
export function modalRoot(Modal: ComponentType<ModalProps>, facts: ModalFacts) {
  // the modal itself is a child of the body
  const root = createRoot(document.createElement('div'));
  const show = (open: boolean): void => root.render(<Modal {...facts} open={open} onClose={() => show(false)} />);
  return { open: () => show(true), end: () => root.unmount() };
}
export type ModalRoot = ReturnType<typeof modalRoot>;
