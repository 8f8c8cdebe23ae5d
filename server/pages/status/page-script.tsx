/**
 * Without a script or a clipboard the buttons that copy would do nothing. What was typed survives a reload in this tab, until the page comes
 * back with it. A browser that stores nothing throws at the mere name of its storage. What is folded is printed, also by Safari before 18.4
 * and Firefox before 143, whose sheets cannot open it.
 * The site's own script is not on this page: its address is a key, and that script may load others.
 */
export const pageScript = `for (const button of navigator.clipboard ? document.querySelectorAll('button[data-copy]') : []) {
  button.hidden = false;
  button.onclick = () => navigator.clipboard.writeText(button.dataset.copy).then(
    () => { button.firstElementChild.textContent = button.dataset.copied; },
    () => getSelection().selectAllChildren(button.previousElementSibling),
  );
}
let drafts = {};
try {
  drafts = sessionStorage;
} catch {}
for (const field of document.querySelectorAll('main form:not([data-order-form]) textarea')) {
  const key = location.pathname + ' ' + field.name;
  const sent = [...document.querySelectorAll('.order-status__typed')].some((one) => one.textContent === drafts[key]);
  if (sent) delete drafts[key];
  field.value ||= drafts[key] ?? '';
  field.oninput = () => { drafts[key] = field.value; };
}
let opened = [];
onbeforeprint = () => {
  opened = [...document.querySelectorAll('main details:not([open])')];
  for (const fold of opened) fold.open = true;
};
onafterprint = () => {
  for (const fold of opened) fold.open = false;
};`;

export const PageScript = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, of which the page's policy has the hash
  <script dangerouslySetInnerHTML={{ __html: pageScript }} />
);
