/** The stage that a value of the range is nearest to. */
export const stageAt = (value: number): number => Math.round(value / 100);

/** From now on the stages follow the range. The style sheet draws from `--at` how far each of them is wiped in. */
export function followRange(easel: HTMLElement): void {
  const range = easel.querySelector('input') as HTMLInputElement;
  const names = [...easel.querySelectorAll<HTMLElement>('li > :last-child')];
  const show = () => {
    easel.style.setProperty('--at', range.value);
    const now = stageAt(range.valueAsNumber);
    for (const [stage, name] of names.entries()) name.toggleAttribute('data-now', stage === now);
    range.ariaValueText = names[now]?.textContent ?? null;
  };
  range.oninput = show;
  show();
}
