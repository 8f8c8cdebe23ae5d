import { renderToStaticMarkup } from 'react-dom/server';
import { type OrderType, orderTypes } from '@/content/order';
import { askable } from '@/domain/order/asked';
import { isRequired } from '@/domain/order/needs';
import { locales } from '@/i18n/locales';
import { fieldId } from '../form/order-part';
import { PlainOrder, placeNamed, takesPhotos } from './plain-order';

const markupOf = (fields: Readonly<Record<string, string>>, faults: Readonly<Record<string, string>> = {}) =>
  renderToStaticMarkup(<PlainOrder fields={fields} faults={faults} locale="pl" />);

const namesIn = (markup: string) => new Set([...markup.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name));

test.each(orderTypes)('API-9: the form of %s asks every question of its type, whatever was sent', (type) => {
  const names = namesIn(markupOf({ type, id: '1', variant: '4', size: '6', medium: '3', terms: 'x' }));
  for (const { id } of askable(type, type === 'picture' ? 'file' : null)) expect(names).toContain(id);
});

test('an unknown type asks what paintings do', () => {
  expect(namesIn(markupOf({ type: 'sculpture' }))).toEqual(namesIn(markupOf({ type: 'custom-pictures' })));
});

test('what was sent stands in its fields, what is wrong beside them', () => {
  const markup = markupOf(
    { type: 'portraits', variant: '2', subject: '2', email: 'a"b' },
    { size: 'Proszę wybrać format' },
  );
  expect(markup).toContain('<option value="2" selected="">Ołówek');
  expect(markup).toContain('value="a&quot;b"');
  expect(markup).toMatch(/id="size-error"[^>]*>.*Proszę wybrać format/);
});

test.each(orderTypes)('FORMS-16: what the order of %s needs is told to a machine', (type: OrderType) => {
  const fields = markupOf({ type, id: '1' }).match(/<(input|textarea|select|fieldset)[^>]* id="[^>]*>/g) ?? [];
  const optional = fields.flatMap((field) =>
    field.includes('aria-required="true"') ? [] : [/ id="([^"]+)"/.exec(field)?.[1]],
  );
  const asked = askable(type, null).filter(({ id, control }) => control !== 'photos' && !isRequired(id));
  expect(optional).toEqual(expect.arrayContaining(asked.filter(({ id }) => id !== 'quantity').map(fieldId)));
  expect(optional).not.toEqual(expect.arrayContaining(['first_name']));
});

test('a problem leads to the field that the answers ask, of several of one name', () => {
  expect(placeNamed('attribute.size', { type: 'posters', medium: '7' })).toBe('attribute-t-shirt-size');
  expect(placeNamed('attribute.size', { type: 'posters', medium: '2' })).toBe('attribute-print-size');
  expect(placeNamed('nothing', { type: 'posters' })).toBeUndefined();
});

test('photos are asked of what is made from them', () => {
  expect(orderTypes.filter((type) => takesPhotos({ type }))).toEqual(['portraits', 'custom-pictures']);
});

test.each(locales)('every question has a label of its own words (%s)', (locale) => {
  for (const type of orderTypes) {
    const markup = renderToStaticMarkup(<PlainOrder fields={{ type, id: '1' }} faults={{}} locale={locale} />);
    expect(markup).not.toMatch(/<(legend|label)[^>]*>(<span>)?<\/|order\.fields|undefined/);
  }
});
