'use client';

import { type HTMLAttributes, useState, useSyncExternalStore } from 'react';

type Props = HTMLAttributes<HTMLElement> & Readonly<{ as?: 'div' | 'section' | 'ul' | 'footer' }>;

const never = () => () => undefined;
export const isBrowser = typeof document !== 'undefined';
/** As the server made it. Without a string React would look into it. */
export const asItStands = { __html: '' };

/** Whether this is the first look at what the server made: React calls the third of these then, else the second. */
const useFirstLook = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** Whether what is shown stands in the page already, as the server made it. The same for as long as it is shown. */
export function useStands(): boolean {
  const firstLook = useFirstLook();
  const [stands] = useState(firstLook && isBrowser);
  return stands;
}

/**
 * What no script changes: React takes it as it stands in the page, and so spends no time on what is inside. Nothing inside
 * may need script; what surrounds it may listen to it.
 */
export function Still({ as: Element = 'div', children, ...props }: Props) {
  const stands = useStands();
  if (!stands) return <Element {...props}>{children}</Element>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the string is never put anywhere: the element has its content
  return <Element {...props} suppressHydrationWarning dangerouslySetInnerHTML={asItStands} />;
}
