import { carrierNames, carriers, parcelNumber, trackingPage } from './ways';

test.each(carrierNames)('STATUS-17: the page of %s is its own, by https, and takes the number last', (carrier) => {
  const page = trackingPage({ by: 'parcel', carrier, number: '6200 1/2&x=' }) ?? '';
  const { protocol, searchParams } = new URL(page);
  expect([protocol, [...searchParams.values()].at(-1)]).toEqual(['https:', '6200 1/2&x=']);
  expect(page.startsWith(carriers[carrier].page)).toBe(true);
});

test.each([
  [null, '620012345678'],
  ['dpd', ''],
] as const)('STATUS-17: nothing follows a parcel of %s with the number %j', (carrier, number) => {
  expect(trackingPage({ by: 'parcel', carrier, number })).toBeNull();
});

test.each([
  [' 6200 1234-5678 ', '620012345678'],
  ['rr123456785pl', 'RR123456785PL'],
  ['1"><script>', null],
  ['https://evil.example', null],
  ['12345', null],
  ['w drodze', null],
  ['1'.repeat(41), null],
])('STATUS-17: the number %j is read as %j', (typed, number) => {
  expect(parcelNumber(typed)).toBe(number);
});
