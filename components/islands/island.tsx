'use client';

import type { ComponentType, ReactElement, ReactNode } from 'react';

type Plain = string | number | boolean | null | undefined;

/** The value where JSON gives it back as it was; functions, dates and elements have no such type. */
type JsonOf<Value> = Value extends Plain
  ? Value
  : Value extends ((...args: never[]) => unknown) | ReactElement
    ? never
    : { [Key in keyof Value]: JsonOf<Value[Key]> };

type IslandProps<Props, Slot extends keyof Props> = Readonly<{
  /** In the map of `components/browser.ts`. */
  name: string;
  of: ComponentType<Props>;
  props: NoInfer<Omit<Props, Slot> & JsonOf<Omit<Props, Slot>>>;
  /** Parts that only the server renders: the browser takes their HTML from the page. */
  slots?: Readonly<Record<Slot, ReactNode>>;
  /** A click on a button waits for hydration; elsewhere the link or the form does its plain work. */
  holds?: boolean;
  /** Its files are fetched when the browser is idle. */
  ahead?: boolean;
}>;

export function Island<Props extends object, Slot extends keyof Props = never>(given: IslandProps<Props, Slot>) {
  const { name, of: Component, props, slots = {}, holds, ahead } = given;
  const inside = Object.entries<ReactNode>(slots).map(([slot, node]) => [
    slot,
    <x-slot key={slot} className="unboxed" data-slot={slot}>
      {node}
    </x-slot>,
  ]);
  return (
    <react-island
      className="unboxed"
      data-name={name}
      data-holds={holds}
      data-ahead={ahead}
      data-props={JSON.stringify(props)}
    >
      <Component {...(props as unknown as Props)} {...Object.fromEntries(inside)} />
    </react-island>
  );
}
