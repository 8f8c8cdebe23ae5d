let held = false;

if (typeof document !== 'undefined') {
  const note = ({ type }: Event) => {
    held = type === 'pointerdown';
  };
  for (const type of ['pointerdown', 'pointerup', 'pointercancel']) document.addEventListener(type, note, true);
}

/**
 * Content inserted above a button would move it away while it is pressed, and the click would be lost: `act` waits for
 * the click.
 */
export function afterClick(act: () => void): void {
  if (held) document.addEventListener('click', act, { once: true });
  else act();
}
