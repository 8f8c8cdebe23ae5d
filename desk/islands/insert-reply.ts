/** A saved reply comes into the answer at once; without script the page comes again with it. */
export function insertReplies(): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    const place = target instanceof Element ? target.closest('[data-saved] button')?.parentElement : null;
    const chosen = place?.querySelector('select')?.selectedOptions[0]?.dataset.text;
    const answer = place?.closest('form')?.querySelector<HTMLTextAreaElement>('[name=text]');
    if (!chosen || !answer) return;
    event.preventDefault();
    answer.value = [answer.value.trimEnd(), chosen].filter(Boolean).join('\n\n');
    answer.dispatchEvent(new Event('input', { bubbles: true }));
    answer.focus();
  });
}
