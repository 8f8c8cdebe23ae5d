'use client';

import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { type JsonOf, notJson } from './json';
import type { Moment } from './moments';

/** A component or function that the loader finds by its name: that of its file, and of its line in `list.ts`. */
type Named = Readonly<{ island?: string }>;

type Common = Readonly<{
  wakes: Moment;
  /** Fetches the files earlier than that, without running them. */
  fetches?: Moment;
}>;

type IslandProps<Props, Slot extends keyof Props> = Common &
  Readonly<{
    of: ComponentType<Props> & Named;
    props: NoInfer<Omit<Props, Slot> & JsonOf<Omit<Props, Slot>>>;
    /**
     * What the server writes inside the component, from {@link slotted}. The browser keeps its HTML as it stands; what is awake in it sleeps for good
     * once the component has taken the slot away and put it back.
     */
    slots?: Readonly<Record<Slot, ReactNode>>;
    /** Which presses inside wait for the script, as a selector: all but links, which lead where they say. */
    holds?: string;
  }>;

/** Said where the page is written. @throws where the island has no name or its props would not arrive as they are */
function check({ island }: Named, props: unknown): void {
  const foreign = notJson(props);
  if (!island) throw new Error('An island needs a name: X.island = "…", as its file is called.');
  if (foreign) throw new Error(`${island}: ${foreign} is not JSON and would not reach the browser.`);
}

function attributesOf(of: Named, props: unknown, { wakes, fetches }: Common) {
  if (typeof window === 'undefined') check(of, props);
  return { 'data-wakes': wakes, 'data-fetches': fetches, 'data-props': JSON.stringify(props) };
}

/**
 * A React component that the server renders and the loader hydrates by itself, in a root of its own. In `next dev`
 * it is rendered as any other: Next hydrates it.
 */
export function Island<Props extends object, Slot extends keyof Props = never>(
  given: IslandProps<Props, Slot>,
): ReactNode {
  const { of: Component, props, slots, holds = 'button, [type=radio], [type=checkbox]' } = given;
  return (
    <x-island
      className="unboxed"
      data-island={Component.island}
      data-holds={holds}
      {...attributesOf(Component, props, given)}
    >
      <Component {...(props as unknown as Props)} {...slots} />
    </x-island>
  );
}

/**
 * A plain function that makes what the server wrote move, without React.
 * @returns what undoes it: React calls it twice in development
 */
export type ActOn<Props> = ((element: HTMLElement, props: Props) => () => void) & { island?: string };

type ActProps<Props> = Common &
  Readonly<{
    of: ActOn<Props>;
    props: NoInfer<Props & JsonOf<Props>>;
    /** Which presses inside wait for the script, as a selector; none where it only listens. */
    holds?: string;
    /** With it the element is a box of its own, which its rules must say: it is a custom element. */
    className?: string | undefined;
    children?: ReactNode;
  }>;

/** Calls a plain function on what it is around. In `next dev` an effect calls it. */
export function Act<Props extends object>(given: ActProps<Props>): ReactNode {
  const { of: act, props, holds, className = 'unboxed', children } = given;
  const element = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; what a server says to a page does not change
  useEffect(() => (element.current ? act(element.current, props as Props) : undefined), []);
  return (
    <x-island
      ref={element}
      className={className}
      data-act={act.island}
      data-holds={holds}
      {...attributesOf(act, props, given)}
    >
      {children}
    </x-island>
  );
}
