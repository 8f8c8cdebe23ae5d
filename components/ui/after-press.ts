let held = false;

if (typeof document !== 'undefined') {
  const note = ({ type }: Event) => {
    held = type === 'pointerdown';
  };
  for (const type of ['pointerdown', 'pointerup', 'pointercancel']) document.addEventListener(type, note, true);
}

/** What comes in above a button that is held would move it away, and the press would be lost: it waits for the click. */
export function afterPress(act: () => void): void {
  if (held) document.addEventListener('click', act, { once: true });
  else act();
}
