import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { hasModifier } from '@/components/ui/browser';
import { Dialog } from '@/components/ui/dialog';
import './document.css';

type Text = Readonly<{ title: string; text: Element }>;

/** @throws where the page does not come */
async function textOf(href: string): Promise<Text> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`${href}: ${answer.status}`);
  // without its head: this page's policy does not know the other's styles
  const [, main = ''] = (await answer.text()).split(/<\/?main/);
  const page = new DOMParser().parseFromString(`<main${main}`, 'text/html');
  // a link in the text would leave the form, and the form has fields of the same ids
  for (const link of page.links) link.target = '_blank';
  for (const part of page.querySelectorAll('[id]')) part.removeAttribute('id');
  const text = page.querySelector('.document__text');
  if (!text) throw new Error(`${href}: no text`);
  return { title: page.querySelector('h1')?.textContent ?? '', text };
}

function TextDialog({ title, text, ...rest }: Text & Readonly<{ closeLabel: string; onClose: () => void }>) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.replaceChildren(text), [text]);
  return (
    <Dialog title={title} {...rest}>
      <div ref={place} />
    </Dialog>
  );
}

let begun = false;

type FormProps = Readonly<{ termsHref: string; privacyHref: string; toastWords: Readonly<{ close: string }> }>;

export function readOver({ termsHref, privacyHref, toastWords }: FormProps): void {
  if (begun) return;
  begun = true;
  const root = createRoot(document.createElement('div'));
  const onClose = () => root.render(null);
  document.addEventListener('click', async (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('[data-order-form] a');
    if (!link || hasModifier(event) || ![termsHref, privacyHref].includes(link.pathname)) return;
    event.preventDefault();
    // not every browser gives a pressed link the focus, which has to return to it
    link.focus();
    try {
      root.render(<TextDialog {...(await textOf(link.pathname))} closeLabel={toastWords.close} onClose={onClose} />);
    } catch {
      window.open(link.href, '_blank', 'noopener');
    }
  });
}
