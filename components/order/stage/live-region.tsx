import { useEffect, useState } from 'react';

/** After the last change, in ms: who moves a slider is told once. */
const calm = 400;

export function LiveRegion({ text }: { text: string }) {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), calm);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" role="status">
      {spoken}
    </p>
  );
}
