import type { ReactNode } from 'react';
import { ErrorMessage } from '@/components/forms/fields/remarks';
import { Act } from '@/components/islands/island';
import { ButtonLink } from '@/components/ui/button';
import { type OpenerProps, openModal } from './opener.browser';

type Props = OpenerProps &
  Readonly<{
    /** The page of the form, where the link leads without script. */
    href: string;
    dataLine: ReactNode;
    children: ReactNode;
  }>;

/** A link that becomes a button where there is script: it opens a modal. */
export const Opener = ({ href, dataLine, children, ...props }: Props) => (
  // fetched ahead, so that a click without a network can be answered
  <Act of={openModal} props={props} wakes="input" fetches="idle" holds="a">
    <ButtonLink href={href}>{children}</ButtonLink>
    <div hidden data-offline="">
      <ErrorMessage id={`${props.kind}-offline`}>{props.words.toast.offline}</ErrorMessage>
    </div>
    <div hidden data-late="">
      {dataLine}
    </div>
  </Act>
);
