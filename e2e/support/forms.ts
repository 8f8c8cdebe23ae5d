import { formRequest, forms } from './in-process/form-request';
import { orderRequest, orders, picture } from './in-process/order-request';

type FormOptions = Readonly<{ email: string; photo?: Buffer; headers?: Readonly<Record<string, string>> }>;

const small = picture();

const form =
  (kind: keyof typeof forms) =>
  async ({ email, photo, headers }: FormOptions) =>
    formRequest(kind, {
      fields: { ...forms[kind], email },
      photos: [photo ?? (await small)],
      ...(headers && { headers }),
    });

/** Makes a complete request of each kind. Another e-mail makes another submission. */
export const everyForm = {
  contact: form('contact'),
  'registration-lessons': form('registration-lessons'),
  orders: form('orders'),
  'shop-orders': async ({ email, photo, headers }: FormOptions) => {
    const photos = [photo ?? (await small), photo ?? (await small)];
    return orderRequest({ fields: { ...orders.portraits, email }, photos, ...(headers && { headers }) });
  },
} as const;

export type FormName = keyof typeof everyForm;

/** Sends a request to a site, and follows no redirect. */
async function send(base: string, request: Request): Promise<Response> {
  const { method, headers, url } = request;
  const body = await request.arrayBuffer();
  return fetch(base + new URL(url).pathname, { method, headers, body, redirect: 'manual' });
}

let visitors = 0;

/** Sends a form, each time as a new visitor. */
export const sendForm = async (base: string, name: FormName, sent: Partial<FormOptions> = {}): Promise<Response> =>
  send(base, await everyForm[name]({ email: `visitor-${++visitors}@poczta.example`, ...sent }));
