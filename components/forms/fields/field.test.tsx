import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { DropZone } from '@/components/ui/drop-zone';
import { CheckField } from './chosen-controls';
import { SelectField, TextArea, TextField } from './inputs';
import { PhotoField } from './photo-field';

const error = 'Wpisz imię';
const frame = { id: 'x', label: 'Imię', error };
const labels = {
  photo: 'Zdjęcie',
  attach: 'Załącz',
  another: 'Inne',
  photoHint: 'Jedno',
  reading: 'Czytam',
  unended: 'Bez końca',
};
const controls = [
  ['a line', <TextField key="1" {...frame} defaultValue="Ala" />],
  ['a text', <TextArea key="2" {...frame} defaultValue="Ala" />],
  ['a list', <SelectField key="3" {...frame} />],
  ['what is ticked', <CheckField key="4" {...frame} />],
  [
    'a photo',
    <PhotoField key="5" id="x" labels={labels} photo={null} reading={null} error={error} onChoose={() => undefined} />,
  ],
] as const;

/** The mark of an error: a diamond with an exclamation mark. */
const diamond = '<path d="M10 1.8L18.2 10 10 18.2 1.8 10zM10 6v5M10 13.2v1"';

describe.each(controls)('DESIGN-12: %s in error', (_, control) => {
  const markup = renderToStaticMarkup(control);

  test('has a diamond and words, which are read aloud with it', () => {
    const message = /<p id="x-error"[^>]*>(.*?)<\/p>/.exec(markup)?.[1] ?? '';
    expect(message).toContain(diamond);
    expect(message).toContain(`<span>${error}</span>`);
    expect(markup).toContain('aria-describedby="x-error"');
    expect(markup).toMatch(/aria-invalid="true"|data-wrong=""/);
  });

  test('DESIGN-11: has its label above', () => {
    const [label, input] = [markup.search(/<label|<p id="/), markup.search(/<(input|textarea|select|button)/)];
    expect(label).toBeGreaterThanOrEqual(0);
    expect(label).toBeLessThan(input);
  });
});

test('ORDER-17: all words of the terms tick them, and what leads to the regulations stands after them', () => {
  const markup = renderToStaticMarkup(
    <CheckField id="terms" label="I accept the store regulations. <a>Read the regulations</a>" href="/rules" />,
  );
  expect(/<label[^>]*>(.*?)<\/label>/.exec(markup)?.[1]).toMatch(/<span>I accept the store regulations\. ?<\/span>$/);
  expect(markup).toMatch(/<\/label><a [^>]*href="\/rules"[^>]*>Read the regulations<\/a>/);
});

test('FORMS-5: an upload takes image files alone', () => {
  const orders = renderToStaticMarkup(<DropZone label="Dodaj" onFiles={() => undefined} />);
  for (const markup of [renderToStaticMarkup(controls[4][1]), orders])
    expect(markup.match(/<input[^>]*type="file"[^>]*>/g)).toEqual([expect.stringContaining('accept="image/*"')]);
});

test('DESIGN-12: what was typed stays in a field in error', () => {
  expect(renderToStaticMarkup(controls[0][1])).toContain('value="Ala"');
  expect(renderToStaticMarkup(controls[1][1])).toContain('>Ala</textarea>');
});

test.each([
  ['components/forms/fields/field.css', /&\[aria-invalid="true"\] \{[^}]*border: 2px solid var\(--err\);/],
  [
    'components/forms/fields/choice.css',
    /input\[aria-invalid="true"\] \+ \.ring \{\s*border: 2\.5px solid var\(--err\);/,
  ],
])('DESIGN-12: a field in error has a thick edge (%s)', (path, edge) => {
  expect(readFileSync(path, 'utf8')).toMatch(edge);
});
