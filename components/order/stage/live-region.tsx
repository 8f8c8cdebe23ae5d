import { useEffect, useState } from 'react';

/** After the last change, in ms: who moves a slider is told once. */
const calm = 400;

export function LiveRegion({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), calm);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}
