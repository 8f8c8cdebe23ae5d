import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Note } from '../note';
import type { OrderWords } from '../words';

type Props = Readonly<{
  words: OrderWords['off'];
  /** Presses Order; null while the order is not complete. */
  sendNow: (() => void) | null;
}>;

/** Says that there is no network, and when it is back. An order that was pressed meanwhile leaves by itself. */
export function NetworkNote({ words, sendNow }: Props) {
  const [online, setOnline] = useState(navigator.onLine);
  const [back, setBack] = useState(false);
  useEffect(() => {
    const look = () => {
      setOnline(navigator.onLine);
      setBack(navigator.onLine);
    };
    const kinds = ['online', 'offline'] as const;
    for (const kind of kinds) window.addEventListener(kind, look);
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, look);
    };
  }, []);
  if (!online)
    return (
      <Note icon="offline" title={words.h}>
        {words.p}
      </Note>
    );
  if (!back) return null;
  return (
    <Note
      icon="tick"
      tone="ok"
      title={words.back}
      actions={sendNow ? <Button onClick={sendNow}>{words.send}</Button> : null}
    >
      {words.backP}
    </Note>
  );
}
