import { emptyDraft } from '@/domain/order/order';
import { notHung, usualView } from './rail';

const poster = emptyDraft('posters', 1);
const painting = emptyDraft('custom-pictures', null);

test.each([
  ['nothing chosen', poster, null],
  ['a mug', { ...poster, medium: 'mug' }, 'noWall'],
  ['a T-shirt', { ...poster, medium: 't-shirt' }, 'noWall'],
  ['a file', { ...poster, medium: 'file' }, 'noFile'],
  ['a digital work without a medium', { ...painting, variant: 'digital' }, 'noFile'],
  ['a print', { ...poster, medium: 'print' }, null],
  ['wood', { ...poster, medium: 'wood' }, null],
  ['an oil painting', { ...painting, variant: 'oil' }, null],
] as const)('%s: why it hangs on no wall', (_, choice, expected) => {
  expect(notHung(choice)).toBe(expected);
});

test.each([
  ['a sample', painting, true, 'wall'],
  ['a photo without a size', painting, false, 'close'],
  ['a photo with a size', { ...painting, size: 'a2' }, false, 'wall'],
  ['an own size that cannot be read', { ...painting, size: 'custom', width: 'x' }, false, 'close'],
  ['an own size', { ...painting, size: 'custom', width: '60x80' }, false, 'wall'],
  ['a mug with an artwork size', { ...poster, medium: 'mug', size: 'a2' }, false, 'close'],
  ['wood with a size', { ...poster, medium: 'wood', size: 'a2' }, false, 'close'],
  ['a print with its sheet', { ...poster, medium: 'print', attributes: { size: 3 } }, false, 'wall'],
] as const)('%s shows by itself in the view that says most', (_, choice, sample, expected) => {
  expect(usualView(choice, sample)).toBe(expected);
});
