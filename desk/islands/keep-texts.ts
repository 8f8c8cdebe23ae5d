type Field = HTMLInputElement | HTMLTextAreaElement;

const isText = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && ['text', 'date'].includes(target.type));

const keyOf = (): string => `texts ${location.pathname}`;

const storedTexts = (): Record<string, string> => JSON.parse(sessionStorage.getItem(keyOf()) ?? '{}');

/** What is typed comes back after a reload, until the desk has answered: then its page says what is so. */
export function keepTexts(): void {
  // what the server fills in after a refusal, or what it has done, is newer
  if (document.querySelector('[role="alert"], [role="status"]')) sessionStorage.removeItem(keyOf());
  for (const [id, text] of Object.entries(storedTexts())) {
    const field = document.getElementById(id);
    if (!isText(field) || field.value === text) continue;
    field.value = text;
    const act = field.closest('details');
    if (act) act.open = true;
  }
  document.addEventListener('input', ({ target }) => {
    if (!isText(target) || !target.id) return;
    sessionStorage.setItem(keyOf(), JSON.stringify({ ...storedTexts(), [target.id]: target.value }));
  });
}
