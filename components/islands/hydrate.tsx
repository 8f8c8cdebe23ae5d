import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { islandIn } from './island-in';

function Answering({ tell, children }: Readonly<{ tell: () => void; children: ReactNode }>) {
  useEffect(tell, [tell]);
  return children;
}

/** Without the sign that a press has left: it would stay where the slot is put back later. */
const unpressed = (html: string): string => html.replaceAll(' aria-busy="true"', '');

/** The HTML of the slots of this island, and of none within it, as the props that the component knows. */
const slotsIn = (place: HTMLElement) =>
  Object.fromEntries(
    [...place.querySelectorAll<HTMLElement>('[data-slot]')]
      .filter((slot) => slot.closest('[data-island]') === place)
      .map(({ dataset: { slot: name = '' }, innerHTML }) => {
        const html = { __html: unpressed(innerHTML) };
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own HTML, read from where it stands
        return [name, <x-slot key={name} className="unboxed" data-slot={name} dangerouslySetInnerHTML={html} />];
      }),
  );

/** React's development build compares attributes, too, and knows nothing of the sign that a press has left. */
function hideBusySigns(place: HTMLElement): void {
  for (const pressed of place.querySelectorAll('[aria-busy=true]')) pressed.removeAttribute('aria-busy');
}

/**
 * Hydrates an island where the server rendered it, in slices, so that the page answers meanwhile. Where the HTML differs from what
 * the component renders, React tells the window.
 * @param place the island's element
 * @param module the one of its file
 * @returns when it answers
 */
export async function hydrate(place: HTMLElement, module: object): Promise<void> {
  const { island = '', props = '' } = place.dataset;
  const Component = islandIn(module, island) as ComponentType;
  const slots = slotsIn(place);
  if (process.env.NODE_ENV === 'development') hideBusySigns(place);
  await new Promise<void>((tell) =>
    startTransition(() => {
      hydrateRoot(
        place,
        <Answering tell={tell}>
          <Component {...JSON.parse(props)} {...slots} />
        </Answering>,
        {
          onUncaughtError: (error) => {
            reportError(error);
            tell();
          },
        },
      );
    }),
  );
  // the focus came when nobody listened
  const focused = document.activeElement;
  if (place.contains(focused)) focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}
