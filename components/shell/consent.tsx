import type { ComponentProps } from 'react';
import { Act } from '@/components/islands/island';
import { askConsent } from './consent.browser';
import { ConsentStrip } from './consent-strip';

type Props = ComponentProps<typeof Act<Parameters<typeof askConsent>[1]>>['props'];

/** The question stands in the page, where nobody sees it, until the script shows it. */
export const Consent = (props: Props) => (
  <Act of={askConsent} props={props} wakes="now">
    <div hidden data-late="">
      <ConsentStrip words={props.words} />
    </div>
  </Act>
);
