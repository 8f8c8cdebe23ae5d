import type { ReactNode } from 'react';

/**
 * What the server writes inside an island, each part in an element from which the browser takes its HTML as it stands.
 * @param nodes by the name of the prop that they are for
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
