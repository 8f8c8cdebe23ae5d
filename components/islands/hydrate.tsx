import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

function Hydrated({ done, children }: Readonly<{ done: () => void; children: ReactNode }>) {
  useEffect(done, [done]);
  return children;
}

/** The HTML of this island's own slots, as the props that the component knows. */
const slotsIn = (island: HTMLElement) =>
  Object.fromEntries(
    [...island.querySelectorAll<HTMLElement>('[data-slot]')].map(({ dataset: { slot = '' }, innerHTML }) => [
      slot,
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own HTML, read from where it stands
      <x-slot key={slot} className="unboxed" data-slot={slot} dangerouslySetInnerHTML={{ __html: innerHTML }} />,
    ]),
  );

/**
 * Hydrates an island in slices, so that the page stays responsive. React reports a mismatch to the window.
 * @param island its element
 * @returns when it is interactive
 */
export async function hydrate(island: HTMLElement, Component: ComponentType<object>): Promise<void> {
  const props = { ...JSON.parse(island.dataset.props ?? '{}'), ...slotsIn(island) };
  await new Promise<void>((done) =>
    startTransition(() => {
      hydrateRoot(
        island,
        <Hydrated done={done}>
          <Component {...props} />
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
  if (island.contains(focused)) focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}
