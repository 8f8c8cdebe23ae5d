import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { load } from '@/components/islands/load';
import { NumberedSteps } from '@/components/ui/numbered-steps';
import type { SentDrawings } from './draw-sent';
import type { SentParts } from './find-sent.browser';
import { SentAnswers, SentReference, SentWork } from './receipt';
import { hasMailbox, type Told } from './receipt-words';
import { pictureOf } from './sent-order';
import './sent-result.css';
import { PaperSheet } from './sheet';

type Props = Told & Readonly<{ html: SentParts }>;

/** Draws what was ordered. The drawing loads after the receipt: until then, and without it, the picture stands there. */
function useDrawings({ locale, words, sent }: Told) {
  const [drawings, setDrawings] = useState<SentDrawings | null>(null);
  useEffect(() => {
    if (pictureOf(sent)) void load('draw-sent').then(({ drawSent }) => setDrawings(drawSent({ locale, words, sent })));
  }, [sent, locale, words]);
  return drawings;
}

/** What the server wrote, as it stands in the page. */
const Written = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own HTML
  <x-slot className="unboxed" dangerouslySetInnerHTML={{ __html: html }} />
);

/** The receipt of the order that the tab has stored, in the page's language. */
function SentResult({ html, ...told }: Props) {
  const { words, sent } = told;
  const drawings = useDrawings(told);
  const heading = useRef<HTMLHeadingElement>(null);
  // the page answers the press of the Order button, so a screen reader begins at its heading
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div className="wrap sent-result__page">
        <div className="sent-result__first" data-bare={pictureOf(sent) ? undefined : ''}>
          <SentWork {...told} drawing={drawings?.page ?? null} />
          <div className="sent-result__said">
            <h1 ref={heading} className="vinyl" tabIndex={-1}>
              {words.heading}
            </h1>
            {hasMailbox(told) ? (
              <p className="essay sent-result__lead">
                <Written html={html.thanks} />
              </p>
            ) : null}
            <SentReference {...told} />
          </div>
        </div>
        <SentAnswers {...told} />
        <div className="sent-result__pair">
          <div className="sent-result__next">
            <h2 className="h3">{words.next}</h2>
            <NumberedSteps steps={words.steps[sent.fulfilment].map((step) => ({ key: step, words: step }))} />
          </div>
          <Written html={html.contact} />
        </div>
        <Written html={html.links} />
      </div>
      <PaperSheet {...told} drawing={drawings?.paper ?? null} />
    </>
  );
}

/**
 * Shows the receipt in a root of its own.
 * @returns takes it away
 */
export function showSent(place: HTMLElement, props: Props): () => void {
  const root = createRoot(place);
  root.render(<SentResult {...props} />);
  return () => root.unmount();
}
