'use client';

import { type ComponentType, useEffect, useState } from 'react';

export type Toast = Readonly<{ kind: 'info' | 'success' | 'error'; title: string; detail?: string }>;
export type ToastWords = Readonly<{ region: string; close: string }>;
type View = ComponentType<{ words: ToastWords; first: Toast }>;

let show: ((toast: Toast) => void) | null = null;

/** Says something at the bottom centre of the page. What matters also stands beside its field: a toast goes away. */
export function tell(toast: Toast): void {
  show?.(toast);
}

/** The place for toasts, once a page. Their vendor loads with the first one. */
export function Toasts({ words }: { words: ToastWords }) {
  const [opened, open] = useState<{ View: View; first: Toast } | null>(null);
  useEffect(() => {
    let vendor: Promise<typeof import('./toaster-view')> | null = null;
    show = async (toast) => {
      const first = vendor === null;
      vendor ??= import('./toaster-view');
      const { ToasterView, showToast } = await vendor;
      if (first) open({ View: ToasterView, first: toast });
      else showToast(toast);
    };
    return () => {
      show = null;
    };
  }, []);
  return opened ? <opened.View words={words} first={opened.first} /> : null;
}
