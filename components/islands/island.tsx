'use client';

import { type ComponentType, type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import type { Moment } from './moments';

type Plain = string | number | boolean | null | undefined;

/** The value where JSON gives it back as it was; functions, dates and elements have no such type. */
type JsonOf<Value> = Value extends Plain
  ? Value
  : Value extends ((...args: never[]) => unknown) | ReactElement
    ? never
    : { [Key in keyof Value]: JsonOf<Value[Key]> };

/**
 * A component or function that the loader finds by its name, which is also that of its file and of its line in
 * `list.ts`.
 */
type Named = Readonly<{ island?: string }>;

type Common = Readonly<{
  wakes: Moment;
  /** Prefetches the files, without running them. */
  fetches?: Moment;
}>;

type IslandProps<Props, Slot extends keyof Props> = Common &
  Readonly<{
    of: ComponentType<Props> & Named;
    props: NoInfer<Omit<Props, Slot> & JsonOf<Omit<Props, Slot>>>;
    /**
     * Rendered by the server, from {@link slotted}. React keeps its HTML; islands in it stop working once React removes
     * and restores it.
     */
    slots?: Readonly<Record<Slot, ReactNode>>;
    /** Selector of the clicks that wait for hydration: all but links, which work without it. */
    holds?: string;
  }>;

/** @throws if the island has no name */
function attributesOf({ island }: Named, props: unknown, { wakes, fetches }: Common) {
  if (!island) throw new Error('An island needs a name: X.island = "…", as its file is called.');
  return { 'data-wakes': wakes, 'data-fetches': fetches, 'data-props': JSON.stringify(props) };
}

/**
 * A React component that the server renders and the loader hydrates, in a root of its own. In `next dev` Next hydrates
 * it.
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
 * A plain function that makes server-rendered HTML interactive, without React.
 * @returns the cleanup: React calls it twice in development
 */
export type ActOn<Props> = ((element: HTMLElement, props: Props) => () => void) & { island?: string };

type ActProps<Props> = Common &
  Readonly<{
    of: ActOn<Props>;
    props: NoInfer<Props & JsonOf<Props>>;
    /** Selector of the clicks that wait for the script; none where it only listens. */
    holds?: string;
    /** Makes the custom element a box, which its rules must set. */
    className?: string | undefined;
    children?: ReactNode;
  }>;

/** Calls a plain function on its element; in `next dev` an effect does. */
export function Act<Props extends object>(given: ActProps<Props>): ReactNode {
  const { of: act, props, holds, className = 'unboxed', children } = given;
  const element = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; a page's props do not change
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
