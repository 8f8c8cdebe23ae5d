'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Toast, ToastWords } from './toast';
import { placeToasts, toastShelf } from './toast-place';
// with the page: a style sheet that once failed to come along with a script is not asked for again
import './toaster.module.css';

type View = ComponentType<{ words: ToastWords; first: Toast }>;

let show: ((toast: Toast) => void) | null = null;

/** Says something at the bottom centre of the page. What matters also stands beside its field: a toast goes away. */
export function tell(toast: Toast): void {
  show?.(toast);
}

let vendor: Promise<typeof import('./toaster-view')> | null = null;

/** Fetches the vendor of toasts, so that a later one can be shown even without a network. */
export function readyToasts(): Promise<typeof import('./toaster-view')> {
  vendor ??= import('./toaster-view').catch((error: unknown) => {
    vendor = null;
    throw error;
  });
  return vendor;
}

/** The place for toasts, once a page. Their vendor loads with the first one, or when a form asks for it. */
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
        // the network is gone: what was to be said stands beside the form as well
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
