function show(input: HTMLInputElement): void {
  const [label, files] = [input.closest('.drop'), [...(input.files ?? [])]];
  const [name, hint] = [label?.querySelector('.drop-name'), label?.querySelector('.drop-name + *')];
  const [first] = files;
  if (!label || !name || !hint || !first) return;
  label.querySelector('img')?.remove();
  name.textContent =
    files.length === 1 ? first.name : (input.dataset.chosen ?? '').replace('{n}', String(files.length));
  hint.textContent = input.dataset.change ?? '';
  const picture = Object.assign(new Image(), { src: URL.createObjectURL(first), alt: '', className: 'drop-pic' });
  const drop = () => URL.revokeObjectURL(picture.src);
  picture.addEventListener('load', () => {
    drop();
    label.querySelector('.icon')?.replaceWith(picture);
  });
  picture.addEventListener('error', drop);
}

/** What was chosen is seen; a form that asks for nothing else is sent with it. */
export function showChosen(): void {
  const once = [...document.querySelectorAll<HTMLFormElement>('form[data-at-once]')];
  for (const form of once) for (const button of form.querySelectorAll('button')) button.hidden = true;
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'file' || !target.files?.length) return;
    show(target);
    if (!target.form || !('atOnce' in target.form.dataset)) return;
    const button = target.form.querySelector('button');
    // seen from now on, for a second try where the desk was not reached
    if (button) button.hidden = false;
    target.form.requestSubmit(button);
  });
}
