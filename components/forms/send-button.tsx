import { Button } from '@/components/ui/button';
import styles from './send-button.module.css';
import type { FormState } from './use-visitor-form';

type Props = Readonly<{
  state: FormState;
  /** What it says in each state; its width is that of the longest. */
  labels: Readonly<Record<'idle' | 'sending' | 'sent', string>>;
  wide?: boolean;
}>;

/** Sends a form. The ring turns while it does and becomes a tick when it has (DESIGN 5). */
export function SendButton({ state, labels, wide = false }: Props) {
  const shown = state === 'waiting' ? 'idle' : state;
  return (
    <Button
      type="submit"
      wide={wide}
      aria-busy={shown === 'sending' || undefined}
      data-done={shown === 'sent' ? '' : undefined}
    >
      <span className={styles.labels}>
        {(['idle', 'sending', 'sent'] as const).map((one) => (
          <span key={one} aria-hidden={one === shown ? undefined : true}>
            {labels[one]}
          </span>
        ))}
      </span>
    </Button>
  );
}
