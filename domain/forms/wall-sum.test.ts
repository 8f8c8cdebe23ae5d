import { type WallSum, wallSum } from './wall-sum';

test.each<[width: string, height: string, sum: WallSum]>([
  ['3,5 m', '2,4 m', { squareMetres: 8.4, grosze: 294_000 }],
  ['3.5', '2.4 m', { squareMetres: 8.4, grosze: 294_000 }],
  ['350 cm', '240', { squareMetres: 8.4, grosze: 294_000 }],
  ['3.5', '2.4', 'unit'],
  ['350', '240', 'unit'],
  ['3,5 m', '', null],
  ['szeroka', 'do sufitu', null],
])('HOME-18: a wall of %j by %j at 350 zł per square metre', (width, height, sum) => {
  expect(wallSum({ width, height }, 35_000)).toEqual(sum);
});
