/** What the site's own style sheets do not know of these pages. Without the sheets they read well all the same. */
export const style = [
  'main{max-width:40rem;margin:0 auto;padding:2rem 1rem;display:grid;gap:1.25rem}',
  'h1{font:400 2rem/1.2 var(--f-display,serif)}',
  'form{display:grid;gap:1rem}',
  'label{display:grid;gap:.25rem}',
  'label.check{grid-template-columns:auto 1fr;align-items:center;gap:.5rem}',
  'input,select,textarea{font:inherit;color:inherit;background:var(--primer);border:1px solid var(--edge);padding:.6rem}',
  'textarea{min-height:8rem}',
  'button{font:inherit;justify-self:start;padding:.7rem 1.5rem;color:var(--on-ink);background:var(--ink);border:0}',
  '.wrong{color:var(--err)}',
  '[aria-invalid]{border-color:var(--err)}',
  '.number{font-size:1.5rem}',
].join('');
