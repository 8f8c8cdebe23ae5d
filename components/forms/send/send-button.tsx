import { Button } from '@/components/ui/button';

/** `waiting`: offline; the form is sent when the network is back. */
export type FormState = 'idle' | 'sending' | 'waiting' | 'sent';

type Props = Readonly<{
  state: FormState;
  labels: Readonly<Record<'idle' | 'sending' | 'sent', string>>;
  wide?: boolean;
}>;

/** Sends a form. Its ring turns meanwhile, and becomes a tick afterwards (DESIGN-11). */
export function SendButton({ state, labels, wide = false }: Props) {
  const shown = state === 'waiting' ? 'idle' : state;
  return (
    <Button
      type="submit"
      wide={wide}
      aria-busy={shown === 'sending' || undefined}
      data-done={shown === 'sent' ? '' : undefined}
      spare={Object.values(labels)}
    >
      {labels[shown]}
    </Button>
  );
}
