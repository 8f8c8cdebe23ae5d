import { type ComponentType, type ReactNode, startTransition, useEffect, useRef } from 'react';
import { fetched } from './fetched';
import { firstInput } from './first-input';
import { frameDrawn } from './frame-drawn';
import { hydratePart } from './hydrate-part';
import { asItStands, isBrowser, useStands } from './still';

/** Keeps the last press on what has no script yet, to press it once more when it has. */
function heldPress(place: HTMLElement) {
  let pressed: HTMLElement | null = null;
  const hold = (event: MouseEvent) => {
    const target = (event.target as Element).closest<HTMLElement>('a, button');
    if (!target || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = target;
  };
  const release = () => {
    place.removeEventListener('click', hold, true);
    pressed?.click();
    pressed = null;
  };
  place.addEventListener('click', hold, true);
  return {
    release,
    /** A link leads where it says also without script. */
    letLinksGo: () => (pressed?.matches('a') ? release() : undefined),
  };
}

function Alive({ onAlive, children }: Readonly<{ onAlive: () => void; children: ReactNode }>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onAlive, []);
  return children;
}

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;
type Part<Props> = Readonly<{
  /** Fetches the part; called again where that fails. */
  load: Load<Props>;
  /** The part as the server makes it: `lazy(load)`. */
  Made: ComponentType<Props>;
  props: Props;
}>;

/**
 * A part of a page below its first screen. The server makes it; its script comes at the visitor's first input, wherever that is, and
 * makes alive what stands in the page. A press waits for it, and what was typed stays. Its style sheets have to be imported by what the
 * server makes it from: a page has all its rules from the start.
 */
export function AtFirstInput<Props extends object>({ load, Made, props }: Part<Props>) {
  const stands = useStands();
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; what a server says to a page does not change
  useEffect(() => {
    const place = ref.current;
    if (!place) return;
    const press = heldPress(place);
    const begin = () => {
      place.removeAttribute('data-asleep');
      const focused = document.activeElement;
      if (place.contains(focused)) focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      press.release();
    };
    const wake = (Component: ComponentType<Props>) =>
      hydratePart(
        place,
        <Alive onAlive={begin}>
          <Component {...props} />
        </Alive>,
      );
    firstInput()
      .then(frameDrawn)
      .then(() => fetched(load, press.letLinksGo))
      .then((part) => startTransition(() => void wake(part.default)));
  }, []);
  if (!stands)
    return (
      <div className="unboxed" data-asleep={isBrowser ? undefined : ''}>
        <Made {...props} />
      </div>
    );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the string is never put anywhere: the element has its content
  return <div ref={ref} className="unboxed" suppressHydrationWarning dangerouslySetInnerHTML={asItStands} />;
}
