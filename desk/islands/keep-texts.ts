type Field = HTMLInputElement | HTMLTextAreaElement;

const types = ['text', 'date', 'email', 'tel', 'url', 'search', 'number'];

const isText = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && types.includes(target.type));

/** Of a form: where it is sent, and of which record it is where that address serves several. */
const keyOf = (form: HTMLFormElement): string =>
  `texts ${form.getAttribute('action')} ${form.dataset.record ?? ''}`.trim();

const textsOf = (key: string): Record<string, string> => JSON.parse(sessionStorage.getItem(key) ?? '{}');

const sentKey = 'sent';

/** Notes that a form is being sent: its texts end with the page that says that it was accepted. */
export function noteSent(form: HTMLFormElement): void {
  sessionStorage.setItem(sentKey, JSON.stringify([keyOf(form), location.href]));
}

/** Lets go of the form that this page says was accepted; a page that was there before it was sent says so of another. */
function forgetAccepted(): void {
  const [key, from] = JSON.parse(sessionStorage.getItem(sentKey) ?? '[]') as string[];
  if (key === undefined || location.href === from || document.body.dataset.done === undefined) return;
  sessionStorage.removeItem(key);
  sessionStorage.removeItem(sentKey);
}

/** What is typed comes back after a reload, until its form is accepted. */
export function keepTexts(): void {
  forgetAccepted();
  for (const form of document.forms)
    for (const [id, text] of Object.entries(textsOf(keyOf(form)))) {
      const field = document.getElementById(id);
      if (!isText(field) || field.form !== form || field.value === text) continue;
      field.value = text;
      const act = field.closest('details');
      if (act) act.open = true;
    }
  document.addEventListener('input', ({ target }) => {
    if (!isText(target) || !target.id || !target.form) return;
    const key = keyOf(target.form);
    sessionStorage.setItem(key, JSON.stringify({ ...textsOf(key), [target.id]: target.value }));
  });
}
