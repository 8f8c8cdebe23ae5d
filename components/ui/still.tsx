'use client';

import { type HTMLAttributes, useState, useSyncExternalStore } from 'react';

type Props = HTMLAttributes<HTMLElement> & Readonly<{ as?: 'div' | 'section' | 'ul' | 'footer' }>;

const never = () => () => undefined;
const isBrowser = typeof document !== 'undefined';
/** As the server made it. Without a string React would look into it. */
const asItStands = { __html: '' };

/** Whether this is the first look at what the server made: React calls the third of these then, else the second. */
const useFirstLook = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/**
 * What no script changes: React takes it as it stands in the page, and so spends no time on what is inside. Nothing inside
 * may need script; what surrounds it may listen to it.
 */
export function Still({ as: Element = 'div', children, ...props }: Props) {
  const firstLook = useFirstLook();
  const [stands] = useState(firstLook && isBrowser);
  if (!stands) return <Element {...props}>{children}</Element>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the string is never put anywhere: the element has its content
  return <Element {...props} suppressHydrationWarning dangerouslySetInnerHTML={asItStands} />;
}
