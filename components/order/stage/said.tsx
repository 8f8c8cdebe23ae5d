import { useEffect, useState } from 'react';

/** After the last change, in ms: who moves a slider is told once. */
const calm = 400;

/** Tells a screen reader what the stage shows now. `busy`: something is being dragged. */
export function Said({ text, busy = false }: { text: string; busy?: boolean }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (busy) return;
    const timer = setTimeout(() => setSaid(text), calm);
    return () => clearTimeout(timer);
  }, [text, busy]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}
