import type { FormKind } from '@/domain/api';
import { formPath, photoFields } from '@/domain/api';
import type { Locale } from '@/i18n/locales';
import type { Photo } from '../fields/photo';
import { botSignals } from './bot-signals';
import { type Outcome, send } from './send';

type Texts = Readonly<Record<string, string>>;
type FormToSend = Readonly<{ fields: Texts; photo: Photo | null; locale: Locale }>;

function multipart(texts: Texts, photo: Photo): FormData {
  const body = new FormData();
  for (const [name, text] of Object.entries(texts)) body.append(name, text);
  body.append(photoFields.orders, photo.blob, photo.name);
  return body;
}

/** Sends a form's checked fields: as JSON, or with the photo beside them (API-3). */
export function sendForm(kind: FormKind, { fields, photo, locale }: FormToSend): Promise<Outcome> {
  const { [photoFields.orders]: _, ...texts } = fields;
  const all = { ...texts, ...botSignals() };
  const body = photo ? multipart(all, photo) : JSON.stringify(all);
  return send({ path: formPath(kind), body, content: JSON.stringify(texts) + (photo?.same ?? ''), locale });
}
