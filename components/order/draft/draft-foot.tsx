import '@/components/ui/global/kit-more.css';
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
  order: Pick<Order, 'draft' | 'keptIn' | 'off' | 'acts'>;
  /** Presses Order; null while the order is not complete. */
  sendNow: (() => void) | null;
}>;

function NetworkNote({ words: { off: words }, sendNow }: Pick<Props, 'words' | 'sendNow'>) {
  const [online, setOnline] = useState(navigator.onLine);
  const [back, setBack] = useState(false);
  useEffect(() => {
    const look = () => {
      setOnline(navigator.onLine);
      setBack(navigator.onLine);
    };
    const kinds = ['online', 'offline'] as const;
    for (const kind of kinds) addEventListener(kind, look);
    return () => {
      for (const kind of kinds) removeEventListener(kind, look);
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

const linkTo = (draft: OrderDraft): string => new URL(fragmentOf(draft), location.href).href;

/** Copies a link to the choices; where the browser forbids that, the link is shown to be copied by hand. */
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

function Unkept({ words: { quota }, order: { keptIn, off } }: Pick<Props, 'words' | 'order'>) {
  if (off || keptIn === 'device') return null;
  return (
    <Note icon="box" title={quota.textH}>
      {keptIn === 'tab' ? quota.tab : quota.none}
    </Note>
  );
}

export function DraftFoot(props: Props) {
  const { words, order } = props;
  const { off, keptIn, acts } = order;
  return (
    <div className="draft-foot__foot stack g4" aria-live="polite">
      <NetworkNote {...props} />
      <Unkept {...props} />
      <div className="wraps g0-6 small">
        <TextButton onClick={acts.startOver}>{words.draft.new}</TextButton>
        <span className="order-wizard__wide">
          <CopyLink {...props} />
        </span>
      </div>
      {keptIn === 'device' && !off ? <p className="cap quiet">{words.draft.where}</p> : null}
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
