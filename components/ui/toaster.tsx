'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Toast, ToastWords } from './toast';
import { placeToasts, toastShelf } from './toast-place';
// loaded with the page: a style sheet that failed to load together with a script is not fetched again
import './toaster.module.css';

type View = ComponentType<{ words: ToastWords; first: Toast }>;

let show: ((toast: Toast) => void) | null = null;

/**
 * Shows a message at the bottom centre of the page. What is important is also beside its field, because a toast
 * disappears.
 */
export function tell(toast: Toast): void {
  show?.(toast);
}

let vendor: Promise<typeof import('./toaster-view')> | null = null;

/** Fetches the library of toasts, so that a later toast can be shown even without a network. */
export function readyToasts(): Promise<typeof import('./toaster-view')> {
  vendor ??= import('./toaster-view').catch((error: unknown) => {
    vendor = null;
    throw error;
  });
  return vendor;
}

/** The place for toasts, once per page. The library loads with the first toast, or earlier when a form asks for it. */
export function Toasts({ words }: { words: ToastWords }) {
  const place = useRef<HTMLDivElement>(null);
  const [opened, open] = useState<{ View: View; first: Toast } | null>(null);
  useEffect(() => {
    let empty = true;
    show = async (toast) => {
      try {
        const { ToasterView, showToast } = await readyToasts();
        if (empty) open({ View: ToasterView, first: toast });
        else showToast(toast);
        empty = false;
      } catch {
        // no network: the message is also shown beside the form
      }
    };
    return () => {
      show = null;
    };
  }, []);
  useEffect(() => (place.current ? placeToasts(place.current) : undefined), []);
  return (
    <>
      <div ref={place} />
      {opened && createPortal(<opened.View words={words} first={opened.first} />, toastShelf())}
    </>
  );
}
