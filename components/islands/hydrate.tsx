import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { islandIn } from './island-in';

function Hydrated({ done, children }: Readonly<{ done: () => void; children: ReactNode }>) {
  useEffect(done, [done]);
  return children;
}

/** Without the busy mark of a held click, which React would restore with the slot. */
const withoutBusyMarks = (html: string): string => html.replaceAll(' aria-busy="true"', '');

/** The HTML of this island's own slots, as the props that the component knows. */
const slotsIn = (place: HTMLElement) =>
  Object.fromEntries(
    [...place.querySelectorAll<HTMLElement>('[data-slot]')]
      .filter((slot) => slot.closest('[data-island]') === place)
      .map(({ dataset: { slot: name = '' }, innerHTML }) => {
        const html = { __html: withoutBusyMarks(innerHTML) };
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own HTML, read from where it stands
        return [name, <x-slot key={name} className="unboxed" data-slot={name} dangerouslySetInnerHTML={html} />];
      }),
  );

/** React's development build compares attributes too, and would report the busy marks of held clicks. */
function removeBusyMarks(place: HTMLElement): void {
  for (const held of place.querySelectorAll('[aria-busy=true]')) held.removeAttribute('aria-busy');
}

/**
 * Hydrates an island in slices, so that the page stays responsive. React reports a mismatch to the window.
 * @param place the island's element
 * @param module of its file
 * @returns when it is interactive
 */
export async function hydrate(place: HTMLElement, module: object): Promise<void> {
  const { island = '', props = '' } = place.dataset;
  const Component = islandIn(module, island) as ComponentType;
  const slots = slotsIn(place);
  if (process.env.NODE_ENV === 'development') removeBusyMarks(place);
  await new Promise<void>((done) =>
    startTransition(() => {
      hydrateRoot(
        place,
        <Hydrated done={done}>
          <Component {...JSON.parse(props)} {...slots} />
        </Hydrated>,
        {
          onUncaughtError: (error) => {
            reportError(error);
            done();
          },
        },
      );
    }),
  );
  // the focus came before hydration: the event is sent again
  const focused = document.activeElement;
  if (place.contains(focused)) focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}
