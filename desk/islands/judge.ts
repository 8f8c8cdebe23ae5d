import { ibanOf, isTaxId } from '@/domain/account';

/** As the desk judges them too. `signs`: so many make one whole; with fewer it is still being typed. */
const rules: Readonly<Record<string, Readonly<{ signs: number; isRight: (text: string) => boolean }>>> = {
  account: { signs: 26, isRight: (text) => ibanOf(text) !== null },
  tax: { signs: 10, isRight: isTaxId },
};

function judgeField(field: HTMLInputElement, isLeft: boolean): void {
  const { judge: rule = '', wrong = '' } = field.dataset;
  const { signs, isRight } = rules[rule] ?? { signs: 0, isRight: () => true };
  const text = field.value.replace(/[\s-]/g, '');
  const isWrong = text !== '' && !isRight(field.value) && (isLeft || text.length >= signs);
  if (isWrong) field.setAttribute('aria-invalid', 'true');
  else field.removeAttribute('aria-invalid');
  const message = Object.assign(document.createElement('p'), { className: 'said said--bad', textContent: wrong });
  const hasMessage = field.nextElementSibling?.hasChildNodes() ?? false;
  if (hasMessage !== isWrong) field.nextElementSibling?.replaceChildren(...(isWrong ? [message] : []));
}

export function judgeNumbers(): void {
  for (const field of document.querySelectorAll('[data-judge]')) {
    // empty, since a screen reader reads only changes
    const place = document.createElement('div');
    place.setAttribute('aria-live', 'polite');
    field.after(place);
  }
  for (const [event, isLeft] of [
    ['input', false],
    ['change', true],
  ] as const)
    document.addEventListener(event, ({ target }) => {
      if (target instanceof HTMLInputElement && target.dataset.judge) judgeField(target, isLeft);
    });
}
