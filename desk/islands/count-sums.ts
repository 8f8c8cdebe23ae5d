import { groszeOf, partOf } from '@/domain/typed-sums';
import { formatPrice } from '../sums';

const textIn = (form: FormData, name: string): string => String(form.get(name) ?? '');

function count(form: HTMLFormElement): void {
  const typed = new FormData(form);
  const locale = document.documentElement.lang === 'en' ? 'en' : 'pl';
  const write = (name: string, text: string): void => {
    const output = form.elements.namedItem(name);
    if (output instanceof HTMLOutputElement && output.value !== text) output.value = text;
  };
  const [work, delivery] = [groszeOf(textIn(typed, 'price')), groszeOf(textIn(typed, 'delivery') || '0')];
  const total = work === null || delivery === null ? null : work + delivery;
  const share = textIn(typed, 'deposit');
  const deposit = total === null ? null : partOf(share === 'other' ? textIn(typed, 'ownDeposit') : share, total);
  const words = form.querySelector<HTMLElement>('[data-words]')?.dataset.words ?? '';
  write('total', total === null ? '' : formatPrice(total, locale));
  write(
    'parts',
    total === null || deposit === null || deposit === 0 || deposit === total
      ? ''
      : words
          .replace('{deposit}', formatPrice(deposit, locale))
          .replace('{rest}', formatPrice(total - deposit, locale)),
  );
}

/** Sums are counted while they are typed; without script they stand there once the letter was looked at. */
export function countSums(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-sums]')) {
    count(form);
    form.addEventListener('input', () => count(form));
  }
}
