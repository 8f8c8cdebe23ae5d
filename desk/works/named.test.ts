import { categoryNamed } from './found';

test.each([
  ['Pejzaże', 'landscapes'],
  ['pejzaż', 'landscapes'],
  ['pejzaze', 'landscapes'],
  ['PORTRET', 'portraits'],
  ['Malarstwo ścienne', 'wall_art'],
  ['murale', 'wall_art'],
  ['grafika', 'digital_art'],
  ['wall-art', 'wall_art'],
  ['portrtey', 'portraits'],
  ['rzeźby', undefined],
  ['', undefined],
])('CONTENT-6: %j is the category %s', (typed, category) => expect(categoryNamed(typed)).toBe(category));
