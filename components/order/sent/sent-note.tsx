'use client';

import { useEffect, useRef } from 'react';
import { ButtonLink } from '@/components/ui/button';
import type { OrderWords } from '../words';
import './sent-note.css';

type Props = Readonly<{
  words: OrderWords['sent'];
  /** Of the way to a fresh form. */
  again: string;
  reference: string;
  /** The address of the whole confirmation; null where the browser could not store what that page shows. */
  href: string | null;
}>;

/** Replaces the form after the order is accepted, for visitors who were not taken to the confirmation. */
export function SentNote({ words, again, reference, href }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="sent-note__note">
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
      {href === null ? null : (
        <p>
          <ButtonLink href={href}>{words.open}</ButtonLink>
        </p>
      )}
      {/* Back may find this page as it was left */}
      <p>
        <ButtonLink line href={location.pathname}>
          {again}
        </ButtonLink>
      </p>
    </div>
  );
}
