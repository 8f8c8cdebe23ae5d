import { destinationIn } from './destination';

test.each([
  ['ul. Prosta 1, 00-001 Warszawa', 'pl'],
  ['ul. Irlandzka 3\n61-131 Poznań\nPolska', 'pl'],
  ['ul. Prosta 1, Toruń', null],
  ['12 Hay Street\nDublin 8, D08 X1Y2\nIreland', 'eu'],
  ['Hauptstraße 5, 10827 Berlin, Deutschland', 'eu'],
  ['Hauptstraße 5, 10827 Berlin. Niemcy.', 'eu'],
  ['Karlova 1, 110 00 Praha, Czech Republic', 'eu'],
  ['4 Mill Lane, Bristol BS1 4DJ, UK', 'world'],
  ['4 Mill Lane, Belfast, Northern Ireland', 'world'],
  ['1 Beacon St, Boston MA 02108, U.S.A.', 'world'],
  ['1 Beacon St, Boston, United States', 'world'],
  ['ul. Kanada 2, 00-001 Warszawa', 'pl'],
  ['Kanada', 'world'],
  ['', null],
])('ORDER-30: the country at the end of %j, or a postal code of Poland', (address, to) => {
  expect(destinationIn(address)).toBe(to);
});
