import type { ReactNode } from 'react';
import { orderTypes } from '@/content/order';
import { plainSlot } from '@/domain/api';
import { formKinds } from '@/domain/forms/kinds';
import { shopItems } from '@/domain/shop/shop';
import { locales } from '@/i18n/locales';
import { FormHead, pathOfForm } from '@/server/pages/form-head';
import type { SentForm } from '@/server/pages/form-rows';
import { PlainForm } from '@/server/pages/plain-form';
import { style } from '@/server/pages/style';

/** Every form that an address may have, empty. */
const orders: readonly SentForm[] = orderTypes.flatMap((type) =>
  [null, ...shopItems[type]].map((item): SentForm => {
    const fields = { type, ...(item && { id: String(item.number) }) };
    return { kind: 'shop-order', fields, faults: {} };
  }),
);
const forms: readonly SentForm[] = [...orders, ...formKinds.map((kind) => ({ kind, fields: {}, faults: {} }))];

/** @returns the page with `inside` in its empty place for a plain form, or as it was without such a place */
function fillSlot(html: string, inside: string): string {
  const mark = html.indexOf(` ${plainSlot}="`);
  if (mark < 0) return html;
  const start = html.indexOf('>', mark) + 1;
  return html.slice(0, start) + inside + html.slice(start);
}

/**
 * Puts the plain form of each address into its page as it was built: only browsers without script read it, so it is no
 * part of what Next makes, which would send it a second time as data for the script.
 * @param htmlAt the HTML of an address as it was built; undefined where no page was built
 * @returns the pages that have a form, by their address; one without a place for it is as it was
 */
export async function withPlainForms(
  htmlAt: (path: string) => string | undefined,
): Promise<ReadonlyMap<string, string>> {
  const { renderToStaticMarkup } = await import('react-dom/server');
  const filled = new Map<string, string>();
  const put = (path: string, html: string, content: ReactNode) =>
    filled.set(path, fillSlot(html, renderToStaticMarkup(content)));
  for (const locale of locales)
    for (const form of forms) {
      const path = pathOfForm(form, locale);
      const html = htmlAt(path);
      if (!html) continue;
      put(
        path,
        html,
        <>
          <style>{style}</style>
          {form.kind === 'shop-order' ? (
            <PlainForm form={form} locale={locale} />
          ) : (
            <div className="plain-page">
              <FormHead form={form} locale={locale} />
              <PlainForm form={form} locale={locale} />
            </div>
          )}
        </>,
      );
    }
  return filled;
}
