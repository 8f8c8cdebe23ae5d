import { formPath, shopOrders } from '@/domain/api';
import { isIndexable } from '@/domain/page/site-pages';
import { type Locale, locales } from '@/i18n/locales';
import { type Address, inBoth, oneOfEachKind } from '../../support/addresses';
import { command } from '../../support/desk';
import { orders } from '../../support/in-process/order-request';
import type { OwnSite } from '../../support/own-site';

/** `exception`: what is not asked of a page, and why. */
export type Visited = Readonly<{
  kind: string;
  name: string;
  path: string;
  /** Whether search engines may show it: without that its score as one to be found means nothing. */
  isToBeFound: boolean;
  isMissing?: boolean;
  exception?: string;
}>;

const kept = { isToBeFound: false, exception: 'not to be found, on purpose: no SEO' } as const;

const ofAddress = ({ kind, name, path, ref }: Address): Visited => ({
  ...{ kind, name, path },
  ...(isIndexable(ref) ? { isToBeFound: true } : kept),
});

const forms = inBoth([
  ['form alone, message', { id: 'contactForm' }],
  ['form alone, lessons', { id: 'lessonsForm' }],
]);

const notFound: Visited = {
  ...{ kind: 'missing page', name: 'missing page', path: '/en/typo', isToBeFound: false, isMissing: true },
  exception: 'not to be found: no SEO; its status is an error in the console',
};

/** The private page of an order that was just sent, with an offer to answer. */
async function orderStatus(site: OwnSite, locale: Locale): Promise<Visited> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...orders.posters, language: locale })) body.append(name, value);
  const answer = await fetch(site.base + formPath(shopOrders), { method: 'POST', body });
  if (answer.status !== 201) throw new Error(`The order was answered ${answer.status}.`);
  const { reference, status } = (await answer.json()) as Readonly<Record<'reference' | 'status', string>>;
  const days = ['--by', '2099-12-10', '--arrives', '2099-12-14', '--yes'];
  const quote = ['--price', '1420', '--delivery', '30', ...days, '--note', 'Za trzy dni.'];
  const { code, err } = await command(['inbox', 'quote', reference, ...quote], { env: { DATA_DIR: site.folder } });
  if (code !== 0) throw new Error(`The offer failed: ${err}`);
  const { pathname } = new URL(status, site.base);
  return { kind: 'order status', name: `order status (${locale})`, path: pathname, ...kept };
}

/** Every kind of page in both languages. */
export const visitedOn = async (site: OwnSite): Promise<readonly Visited[]> => [
  ...[...oneOfEachKind, ...forms].map(ofAddress),
  notFound,
  ...(await Promise.all(locales.map((locale) => orderStatus(site, locale)))),
];
