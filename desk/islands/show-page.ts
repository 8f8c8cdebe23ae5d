/** Shows a page in place of this one, from what happened on. @param html of the whole page */
export function showPage(html: string): void {
  const { body, title } = new DOMParser().parseFromString(html, 'text/html');
  document.title = title;
  document.body.replaceWith(body);
  const news = document.querySelector<HTMLElement>('[aria-invalid], [role="alert"], [role="status"]');
  (news ?? document.querySelector<HTMLElement>('main'))?.focus();
}
