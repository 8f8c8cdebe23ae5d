import { deliveryFields } from '@/domain/order/delivery';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { type Translator, translator } from '@/messages/translator';
import { type Kind, kinds } from '../submissions/registry';
import { choices } from './choices';
import { escaped } from './html';

/** What a form was sent with, and what is wrong. */
export type Refused = Readonly<{
  kind: Kind;
  locale: Locale;
  fields: Readonly<Record<string, string>>;
  field: string | undefined;
  message: string;
}>;

type Name = string;
type Label = (t: Translator, type: string) => string;

const variantLabel: Label = (t, type) =>
  t(`order.fields.variant.${type === 'portraits' ? 'portraits' : 'custom-pictures'}`);

const orderLabels: Readonly<Record<Name, Label>> = {
  variant: variantLabel,
  subject: (t) => t('order.fields.subject'),
  size: (t) => t('order.fields.size'),
  width: (t) => t('order.fields.width'),
  height: (t) => t('order.fields.height'),
  description: (t) => t('order.fields.description'),
  comment: (t) => t('order.fields.comment'),
  medium: (t) => t('order.fields.medium'),
  ...Object.fromEntries(deliveryFields.map((field): [Name, Label] => [field, (t) => t(`order.delivery.${field}`)])),
};

const name: Label = (t) => t('form.name');
const email: Label = (t) => t('form.email');
const phone: Label = (t) => t('form.phone');

/** The fields that a visitor reads and writes, in the order of the form; all else travels along unseen. */
const labels: Readonly<Record<Kind, Readonly<Record<Name, Label>>>> = {
  'shop-order': orderLabels,
  contact: { email, phone, text: (t) => t('form.text') },
  'registration-lessons': { lessons_type: (t) => t('form.lesson'), name, email, phone },
  orders: { width: (t) => t('form.width'), height: (t) => t('form.height'), name, email, phone },
};

const long: ReadonlySet<Name> = new Set(['text', 'description', 'comment', 'address']);
const always: ReadonlySet<Name> = new Set(deliveryFields);

function control(field: Name, { fields, locale, field: wrong }: Refused): string {
  const value = fields[field] ?? '';
  const attributes = `name="${escaped(field)}"${field === wrong ? ' aria-invalid="true" aria-describedby="wrong"' : ''}`;
  const options = choices[field]?.(locale, fields.type ?? '');
  if (options) {
    const rows = [['', ''] as const, ...options].map(
      ([id, label]) => `<option value="${id}"${id === value ? ' selected' : ''}>${escaped(label)}</option>`,
    );
    return `<select ${attributes}>${rows.join('')}</select>`;
  }
  // the first line feed after the tag belongs to the tag
  return long.has(field)
    ? `<textarea ${attributes}>\n${escaped(value)}</textarea>`
    : `<input ${attributes} value="${escaped(value)}">`;
}

function isShown(field: Name, { kind, fields, field: wrong }: Refused): boolean {
  return kind !== 'shop-order' || field in fields || field === wrong || always.has(field);
}

const hidden = (field: Name, value: string): string =>
  `<input type="hidden" name="${escaped(field)}" value="${escaped(value)}">`;

const faultAt = (field: Name, { field: wrong, message }: Refused): string =>
  field === wrong ? `<span class="wrong" id="wrong">${escaped(message)}</span>` : '';

/** The terms are accepted anew with every sending that changes something. */
function terms({ locale, fields }: Refused): string {
  const words = translator(locale).markup('order.terms', {
    a: (chunks) => `<a href="${pathTo('storeRegulations', locale)}">${chunks}</a>`,
  });
  const checked = fields.terms === 'true' ? ' checked' : '';
  return `<label class="check"><input type="checkbox" name="terms" value="true"${checked}><span>${words}</span></label>`;
}

/** No browser lets a page put files back into a form. */
function files(refused: Refused): string {
  const rules = kinds[refused.kind].files;
  if (!rules) return '';
  const t = translator(refused.locale);
  const several = rules.count > 1 ? ' multiple' : '';
  return `<label><span>${escaped(t('order.photos.lost'))}</span><input type="file" name="${rules.field}" accept="image/*"${several}>${faultAt(rules.field, refused)}</label>`;
}

/** Everything that was sent, to be mended and sent again. */
export function formFields(refused: Refused): string {
  const t = translator(refused.locale);
  const own = labels[refused.kind];
  const shown = Object.keys(own).filter((field) => isShown(field, refused));
  const unseen = Object.entries({ ...refused.fields, language: refused.locale }).filter(
    ([field]) => !shown.includes(field) && field !== 'terms',
  );
  const rows = shown.map((field) => {
    const label = own[field]?.(t, refused.fields.type ?? '') ?? field;
    return `<label><span>${escaped(label)}</span>${control(field, refused)}${faultAt(field, refused)}</label>`;
  });
  const consent = refused.kind === 'shop-order' ? [terms(refused)] : [];
  return [...unseen.map(([field, value]) => hidden(field, value)), ...rows, files(refused), ...consent].join('');
}
