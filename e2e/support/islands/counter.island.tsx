import { useState } from 'react';
import { Act } from '@/components/islands/island';
import { lightLamp } from './lamp.browser';

type Props = Readonly<{ from: number }>;

/** Counts presses on a button and on a link that leads elsewhere without script, and how often it was focused; and has a lamp of its own. */
export function Counter({ from }: Props) {
  const [count, set] = useState(from);
  const [focused, focus] = useState(0);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it counts what happens within
    <div onFocus={() => focus(focused + 1)} data-focused={focused}>
      <button type="button" onClick={() => set(count + 1)}>
        Count
      </button>
      <a
        href="/elsewhere"
        onClick={(event) => {
          event.preventDefault();
          set(count + 10);
        }}
      >
        Elsewhere
      </a>
      <b>{count}</b>
      <Act of={lightLamp} props={{ step: 1 }} wakes="now" className="own">
        <button type="button">Own</button>
      </Act>
    </div>
  );
}
Counter.island = 'counter';
