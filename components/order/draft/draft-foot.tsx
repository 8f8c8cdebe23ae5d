import { useEffect, useState } from 'react';
import { Button, TextButton } from '@/components/ui/button';
import { tell } from '@/components/ui/toast/toaster';
import type { OrderDraft } from '@/domain/order/order';
import { fragmentOf } from '@/domain/order/shared-choice';
import './draft-note.css';
import type { Order } from '../form/use-order';
import { Note } from '../note';
import type { OrderWords } from '../words';

type Props = Readonly<{
  words: OrderWords;
  order: Pick<Order, 'draft' | 'storedIn' | 'acts'>;
  /** Presses Order; null while the order is not complete. */
  sendNow: (() => void) | null;
}>;

function NetworkNote({ words: { off: words }, sendNow }: Pick<Props, 'words' | 'sendNow'>) {
  const [line, setLine] = useState(navigator.onLine ? null : 'offline');
  useEffect(() => {
    const stop = new AbortController();
    for (const kind of ['online', 'offline'])
      addEventListener(kind, ({ type }) => setLine(type), { signal: stop.signal });
    return () => stop.abort();
  }, []);
  if (line === null) return null;
  return line === 'offline' ? (
    <Note icon="offline" title={words.h}>
      {words.p}
    </Note>
  ) : (
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

const linkTo = (draft: OrderDraft): string => new URL(fragmentOf(draft), location.href).href;

function CopyLink({ words, order: { draft } }: Pick<Props, 'words' | 'order'>) {
  const [shown, setShown] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(linkTo(draft));
      tell({ kind: 'success', title: words.share.done });
    } catch {
      setShown(true);
    }
  };
  return (
    <>
      <TextButton onClick={copy}>{words.share.btn}</TextButton>
      {shown ? (
        <input
          className="draft-foot__field small edged primer wide"
          readOnly
          value={linkTo(draft)}
          aria-label={words.share.field}
          onFocus={({ target }) => target.select()}
        />
      ) : null}
    </>
  );
}

export function DraftFoot(props: Props) {
  const { words, order } = props;
  const { storedIn, acts } = order;
  const off = storedIn === 'off';
  return (
    <div className="draft-foot__foot stack g4" aria-live="polite">
      <NetworkNote {...props} />
      {storedIn === 'tab' || storedIn === null ? (
        <Note icon="box" title={words.quota.textH}>
          {storedIn === 'tab' ? words.quota.tab : words.quota.none}
        </Note>
      ) : null}
      <div className="wraps g0-6 small">
        <TextButton onClick={acts.startOver}>{words.draft.new}</TextButton>
        <span className="order-wizard__wide">
          <CopyLink {...props} />
        </span>
      </div>
      {storedIn === 'device' ? <p className="cap quiet">{words.draft.where}</p> : null}
      <div className="order-wizard__wide">
        <Note
          icon="info"
          title={off ? words.shared.isOffH : words.shared.h}
          actions={
            <Button line onClick={() => void acts.turn(off)}>
              {off ? words.shared.on : words.shared.off}
            </Button>
          }
        >
          {off ? words.shared.isOff : words.shared.p}
        </Note>
      </div>
    </div>
  );
}
