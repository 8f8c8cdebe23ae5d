/** Prints a label, and puts its address on the clipboard; where there is none, as on a page without https, it is selected. */
export function offerLabel(): void {
  const to = document.getElementById('to');
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-does]')) {
    button.hidden = false;
    button.addEventListener('click', async () => {
      if (!to || button.dataset.does === 'print') return print();
      getSelection()?.selectAllChildren(to);
      const copied = () => {
        button.textContent = button.dataset.done ?? '';
      };
      await navigator.clipboard?.writeText(to.textContent ?? '').then(copied, () => {});
    });
  }
}
