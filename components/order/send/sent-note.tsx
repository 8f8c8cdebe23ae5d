import { useEffect, useRef } from 'react';
import { ButtonLink } from '@/components/ui/button';
import type { OrderWords } from '../words';
import '../form/order-body.css';

type Props = Readonly<{
  words: OrderWords['sent'];
  again: string;
  reference: string;
  href: string | undefined;
}>;

/** Replaces the form of an accepted order, for buyers who are not taken to its page or come back by the browser's Back. */
export function SentNote({ words, again, reference, href }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="stack g6">
      <h1 ref={heading} className="h1" tabIndex={-1}>
        {words.h}
      </h1>
      <div>
        <p className="small quiet">{words.reference}</p>
        <p className="num sent-note__number" data-testid="reference">
          {reference}
        </p>
        <p className="small">{words.keep}</p>
      </div>
      {href && (
        <p>
          <ButtonLink href={href}>{words.status}</ButtonLink>
        </p>
      )}
      <p>
        <ButtonLink line href={location.pathname}>
          {again}
        </ButtonLink>
      </p>
    </div>
  );
}
