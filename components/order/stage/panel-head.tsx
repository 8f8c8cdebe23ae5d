import './panel.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** After the last change, in ms: who moves a slider is told once. */
const calm = 400;

/** Tells a screen reader what the stage shows now. */
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

/** What a view adds above the form. It comes into view with the choice of the view; the focus stays on the rail. */
export function PanelHead({ title, children }: { title: string; children: ReactNode }) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, []);
  const [before, word, after] = title.split(/<\/?i>/);
  return (
    <section ref={panel} className="panel__panel">
      <h2 className="h2">
        {before}
        {word ? <i>{word}</i> : null}
        {after}
      </h2>
      {children}
    </section>
  );
}
