import { type ReactNode, useEffect, useRef } from 'react';
import './panel.css';

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
