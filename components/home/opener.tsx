'use client';

import { type ComponentType, type MouseEvent, type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { ErrorMessage } from '@/components/forms/field';
import { Button, ButtonLink } from '@/components/ui/button';
import type { ModalProps } from './modal';

/** Fetched with the modal, so that the text is kept from the first letter on. */
const engine = () => import('@/components/forms/form-engine');
const modals = {
  lessons: async () => (await Promise.all([import('./lessons-modal'), engine()]))[0].LessonsModal,
  order: async () => (await Promise.all([import('./order-modal'), engine()]))[0].OrderModal,
} as const satisfies Record<string, () => Promise<ComponentType<ModalProps>>>;

type Props = Omit<ModalProps, 'open' | 'onClose'> &
  Readonly<{
    modal: keyof typeof modals;
    /** Where the link leads without script, or where the modal cannot be fetched. */
    href: string;
    children: ReactNode;
  }>;

const never = () => () => undefined;
/** False in the server's HTML, true when script runs. */
const useScript = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

function useFetchedModal(modal: keyof typeof modals) {
  const [Modal, setModal] = useState<ComponentType<ModalProps> | null>(null);
  const fetched = useRef<Promise<unknown> | null>(null);
  /** Fails only without a network, and is tried again at the next call. */
  function fetchModal() {
    fetched.current ??= modals[modal]().then((found) => setModal(() => found));
    fetched.current.catch(() => {
      fetched.current = null;
    });
    return fetched.current;
  }
  return { Modal, fetchModal };
}

/** A link that becomes a button where there is script: it opens a modal, fetched at the first hover, focus or press. */
export function Opener({ modal, href, children, ...props }: Props) {
  const { Modal, fetchModal } = useFetchedModal(modal);
  const [open, setOpen] = useState(false);
  const [fetching, setFetching] = useState(false);
  const [offline, setOffline] = useState(false);
  const script = useScript();

  const fetchAhead = () => void fetchModal().catch(() => undefined);
  async function press({ currentTarget }: MouseEvent<HTMLElement>) {
    // not every browser gives a pressed button the focus, which has to return to it
    currentTarget.focus();
    setFetching(true);
    setOffline(false);
    try {
      await fetchModal();
      setOpen(true);
    } catch {
      // without a network, leaving the page would lose what was typed elsewhere on it
      if (navigator.onLine) window.location.assign(href);
      else setOffline(true);
    }
    setFetching(false);
  }

  if (!script) return <ButtonLink href={href}>{children}</ButtonLink>;
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-busy={fetching || undefined}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={press}
      >
        {children}
      </Button>
      {offline ? <ErrorMessage id={`${modal}-offline`}>{props.words.toast.offline}</ErrorMessage> : null}
      {Modal && <Modal {...props} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
