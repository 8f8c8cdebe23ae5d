import { hasFiles, upload } from './upload';

/** Asked before a form is sent: it is small, and needs no cookie. */
const probe = '/desk.webmanifest';
const probeMs = 8000;

const reaches = (): Promise<boolean> =>
  fetch(probe, { cache: 'no-store', signal: AbortSignal.timeout(probeMs) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Says that the desk cannot be reached, once, where what an act did is said, too. */
function say(form: HTMLFormElement): void {
  const text = document.body.dataset.unreached ?? '';
  const said = document.querySelector('[data-unreached-here]') ?? document.createElement('p');
  said.setAttribute('data-unreached-here', '');
  said.setAttribute('role', 'alert');
  said.className = 'said said--bad';
  said.textContent = text;
  form.append(said);
}

/** A form that cannot reach the desk leaves the page and its fields as they are, and says so. */
export function reachFirst(): void {
  const sent = new WeakSet<HTMLFormElement>();
  document.addEventListener('submit', async (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.method !== 'post' || sent.has(form)) return;
    event.preventDefault();
    const { submitter } = event;
    submitter?.classList.add('btn--busy');
    document.querySelector('[data-unreached-here]')?.remove();
    const isReached = await reaches();
    const isSent = isReached && hasFiles(form) ? await upload(form, submitter) : null;
    submitter?.classList.remove('btn--busy');
    if (!isReached || isSent === false) return say(form);
    if (isSent) return;
    sent.add(form);
    form.requestSubmit(submitter);
    // a second press after an answer that never came asks anew
    setTimeout(() => sent.delete(form), 0);
  });
}
