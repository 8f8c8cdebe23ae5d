import { formPath, photoFields } from '@/domain/api';
import { picture } from './order-request';

/** One complete form of each kind. */
export const forms = {
  contact: { email: 'zaneta@sklep.łódź.pl', text: 'Dzień dobry,\nproszę o ofertę.', phone: '600 700 800' },
  'registration-lessons': {
    email: 'zaneta@poczta.example',
    name: 'Żaneta',
    phone: '600 700 800',
    lessons_type: 'Kursy online',
  },
  orders: { email: 'zaneta@poczta.example', name: 'Żaneta', phone: '600', width: '60 cm', height: 'ok. metra' },
  'withdrawal-statements': {
    email: 'zaneta@poczta.example',
    order: '2026-0001-A2',
    full_name: 'Żaneta Źdźbło',
    what: 'Kubek,\nbez plakatu',
    confirmed: 'yes',
  },
  'opening-notices': { email: 'zaneta@poczta.example', service: 'portraits' },
} as const;
export type FormName = keyof typeof forms;

type Sent = Readonly<{ fields?: object; photos?: readonly Buffer[]; headers?: Readonly<Record<string, string>> }>;

function multipart(fields: object, photos: readonly Buffer[]): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, String(value));
  for (const bytes of photos) body.append(photoFields.orders, new File([new Uint8Array(bytes)], 'Zosia lato.jpg'));
  return body;
}

/** The request that a form of the home page sends. */
export async function formRequest(kind: FormName, { fields = forms[kind], photos, headers = {} }: Sent = {}) {
  const isOrder = kind === 'orders';
  const body = isOrder ? multipart(fields, photos ?? [await picture()]) : JSON.stringify(fields);
  const type = isOrder ? {} : { 'content-type': 'application/json' };
  const url = `https://studio.example${formPath(kind)}`;
  return new Request(url, { method: 'POST', body, headers: { ...type, ...headers } });
}
