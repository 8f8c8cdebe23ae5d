import type { ReactNode } from 'react';

/**
 * Wraps server-rendered parts of an island, each in an element from which the browser takes its HTML as it is.
 * @param nodes by the name of their prop
 */
export const slotted = <Slot extends string>(nodes: Readonly<Record<Slot, ReactNode>>): Record<Slot, ReactNode> =>
  Object.fromEntries(
    Object.entries<ReactNode>(nodes).map(([name, node]) => [
      name,
      <x-slot key={name} className="unboxed" data-slot={name}>
        {node}
      </x-slot>,
    ]),
  ) as Record<Slot, ReactNode>;
