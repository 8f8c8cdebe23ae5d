import { showPage } from './show-page';

export const hasFiles = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll<HTMLInputElement>('input[type="file"]')].some(({ files }) => files && files.length > 0);

/**
 * Sends a form with files, and tells how far it is.
 * @returns false where the desk could not be reached: the page and its fields are as they were
 */
export function upload(form: HTMLFormElement, submitter: HTMLElement | null): Promise<boolean> {
  const bar = document.createElement('progress');
  bar.setAttribute('aria-label', document.body.dataset.uploads ?? '');
  (submitter ?? form).after(bar);
  const to =
    submitter instanceof HTMLButtonElement && submitter.hasAttribute('formaction') ? submitter.formAction : form.action;
  const request = new XMLHttpRequest();
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    bar.value = loaded / total;
  });
  // all is there, and the photo is being read
  request.upload.addEventListener('load', () => bar.removeAttribute('value'));
  request.open('POST', to);
  request.setRequestHeader('Accept', 'application/json');
  return new Promise((resolve) => {
    request.addEventListener('loadend', () => {
      bar.remove();
      if (request.status === 0) return resolve(false);
      const isDone = request.getResponseHeader('content-type')?.startsWith('application/json');
      if (isDone) location.assign(JSON.parse(request.responseText).to);
      else showPage(request.responseText);
      resolve(true);
    });
    request.send(new FormData(form, submitter));
  });
}
