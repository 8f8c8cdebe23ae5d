import { useState } from 'react';

type Props = Readonly<{ from: number }>;

/** Counts presses on its button. */
export function Counter({ from }: Props) {
  const [count, set] = useState(from);
  return (
    <div>
      <button type="button" onClick={() => set(count + 1)}>
        Count
      </button>
      <b>{count}</b>
    </div>
  );
}
