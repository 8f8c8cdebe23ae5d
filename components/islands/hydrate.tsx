import { type ComponentType, type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

type Field = HTMLInputElement;

/** Fields that React threw away still hold what was typed and chosen. Files stay with the forms that read them. */
function giveBack(before: readonly Field[]): void {
  for (const old of before) {
    const field = document.getElementById(old.id) as Field | null;
    if (!field || field === old || old.type === 'file') continue;
    if (old.checked !== field.checked) field.click();
    else if (old.value) {
      // past React, which otherwise takes the change for its own and tells nobody
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, old.value);
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
}

/** Focuses what stands in the place of a field that had the focus, with the same selection. A radio button has no id. */
function focusAgain({ id, name, value, isConnected, selectionStart, selectionEnd }: Field): void {
  if (isConnected) return;
  const place = id ? `[id="${id}"]` : `[name="${name}"][value="${CSS.escape(value)}"]`;
  const field = document.querySelector<Field>(place);
  field?.focus();
  if (selectionStart != null) field?.setSelectionRange(selectionStart, selectionEnd);
}

type HydratedProps = Readonly<{
  before: readonly Field[];
  focused: () => Element;
  done: () => void;
  children: ReactNode;
}>;

function Hydrated({ before, focused, done, children }: HydratedProps) {
  // in the task in which the fields are replaced: keys that are pressed until the focus is back would be lost
  useLayoutEffect(() => {
    giveBack(before);
    focusAgain(focused() as Field);
  }, [before, focused]);
  useEffect(done, [done]);
  return children;
}

const focusEvents = ['focusin', 'focusout'];

const slotsIn = (island: HTMLElement) =>
  Object.fromEntries(
    [...island.querySelectorAll<HTMLElement>('[data-slot]')].map(({ dataset: { slot = '' }, innerHTML }) => [
      slot,
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own HTML, read from where it stands
      <x-slot key={slot} className="unboxed" data-slot={slot} dangerouslySetInnerHTML={{ __html: innerHTML }} />,
    ]),
  );

/**
 * In slices, so that the page stays responsive. Where others have changed its markup, as a translation or a password
 * manager does, React renders it anew, reports so to the window, and what was entered is given back.
 */
export async function hydrate(island: HTMLElement, Component: ComponentType<object>): Promise<void> {
  const props = { ...JSON.parse(island.dataset.props ?? '{}'), ...slotsIn(island) };
  const before = [...island.querySelectorAll<Field>('[id]')];
  // the visitor goes on while React renders
  let last = document.activeElement as Element;
  // Chromium says at once that a field with the focus was removed, before its successor is there
  const follow = () =>
    queueMicrotask(() => {
      last = document.activeElement as Element;
    });
  for (const type of focusEvents) document.addEventListener(type, follow);
  await new Promise<void>((done) =>
    startTransition(() => {
      hydrateRoot(
        island,
        <Hydrated before={before} focused={() => last} done={done}>
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
  for (const type of focusEvents) document.removeEventListener(type, follow);
  // the focus came before hydration: the event is sent again
  const focused = document.activeElement;
  if (island.contains(focused)) focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}
