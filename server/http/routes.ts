import { type Kind, kinds } from '../receive/kinds';

/** What an address takes: which methods, how large a body, and how fast it has to come. */
export type Route = Readonly<{
  methods: readonly string[];
  bodyBytes: number;
  kind: Kind | null;
  /** A form without files is short; one with files may take its time while it keeps coming. */
  body: 'none' | 'small' | 'upload';
}>;

const reading: Route = { methods: ['GET', 'HEAD'], bodyBytes: 0, kind: null, body: 'none' };

const formOf = (kind: Kind): Route => {
  const { bodyBytes, files } = kinds[kind];
  return { methods: ['POST'], bodyBytes, kind, body: files ? 'upload' : 'small' };
};

/** By address, without the slash at its end: both answer. */
const forms: Readonly<Record<string, Route>> = {
  '/api/web/form/shop-orders': formOf('shop-order'),
  '/api/web/form/orders': formOf('orders'),
  '/api/web/form/contact': formOf('contact'),
  '/api/web/form/registration-lessons': formOf('registration-lessons'),
};

/** The rules of an address; what is not a form is only read. */
export const routeOf = (path: string): Route => forms[path.replace(/\/$/, '')] ?? reading;
