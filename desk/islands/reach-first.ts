import { noteSent } from './keep-texts';
import { hasFiles, upload } from './upload';

/** Asked for before a form is sent: it is small, and needs no cookie. */
const probe = '/desk.webmanifest';
const probeMs = 8000;

const reaches = (): Promise<boolean> =>
  fetch(probe, { cache: 'no-store', signal: AbortSignal.timeout(probeMs) }).then(
    ({ ok }) => ok,
    () => false,
  );

function say(form: HTMLFormElement): void {
  const text = document.body.dataset.unreached ?? '';
  const notice = document.querySelector('[data-unreached-here]') ?? document.createElement('p');
  notice.setAttribute('data-unreached-here', '');
  notice.setAttribute('role', 'alert');
  notice.className = 'said said--bad';
  notice.textContent = text;
  form.append(notice);
}

/** A form that cannot reach the desk leaves the page and its fields as they are, and says so. A second press while the first runs is the same press. */
export function reachFirst(): void {
  const running = new WeakSet<HTMLFormElement>();
  let passed: HTMLFormElement | null = null;
  document.addEventListener('submit', async (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.method !== 'post' || form === passed) return;
    event.preventDefault();
    if (running.has(form)) return;
    running.add(form);
    const { submitter } = event;
    const end = (): void => {
      running.delete(form);
      submitter?.classList.remove('btn--busy');
    };
    submitter?.classList.add('btn--busy');
    document.querySelector('[data-unreached-here]')?.remove();
    const isReached = await reaches();
    if (isReached) noteSent(form);
    const isSent = isReached && hasFiles(form) ? await upload(form, submitter) : null;
    if (!isReached || isSent === false) {
      end();
      return say(form);
    }
    // the page that answers takes the place of this one; where it never comes, a press counts again
    setTimeout(end, probeMs);
    if (isSent) return;
    passed = form;
    form.requestSubmit(submitter);
    passed = null;
  });
}
