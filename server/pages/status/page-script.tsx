/**
 * Shows the buttons that copy, which without a script or a clipboard would do nothing; where copying is refused, it selects what stands
 * before the button. What was typed survives a reload in this tab, until it was sent: then the page comes back with its words.
 * The site's own script is not on this page: its address is a key, and that script may load others.
 */
export const pageScript = `for (const button of navigator.clipboard ? document.querySelectorAll('button[data-copy]') : []) {
  button.hidden = false;
  button.onclick = () => navigator.clipboard.writeText(button.dataset.copy).then(
    () => { button.firstElementChild.textContent = button.dataset.copied; },
    () => getSelection().selectAllChildren(button.previousElementSibling),
  );
}
for (const field of document.querySelectorAll('main textarea')) {
  const key = location.pathname + ' ' + field.name;
  const sent = [...document.querySelectorAll('.order-status__typed')].some((one) => one.textContent === sessionStorage[key]);
  if (sent) delete sessionStorage[key];
  field.value ||= sessionStorage[key] ?? '';
  field.oninput = () => { sessionStorage[key] = field.value; };
}`;

/** Behind the last button. */
export const PageScript = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, of which the page's policy has the hash
  <script dangerouslySetInnerHTML={{ __html: pageScript }} />
);
