import fc from 'fast-check';
import type { FormName } from '@/domain/api';
import { picture } from '../in-process/order-request';

export type SentFile = Readonly<{ field: string; fileName: string; bytes: Buffer }>;

const photo = await picture(64, 64);
const MiB = 1024 * 1024;

const fileNames = [
  'Zosia lato.jpg',
  '',
  '../../etc/passwd',
  'a"b.jpg',
  'a\0.jpg',
  '"; name="type',
  `${'ż'.repeat(300)}.jpg`,
];

/** Photos and false photos. The large ones would show a memory leak of bodies. */
const contents = fc.oneof(
  { weight: 4, arbitrary: fc.constant(photo) },
  fc.nat(photo.length).map((end) => photo.subarray(0, end)),
  fc
    .constantFrom('', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', 'PK\x03\x04', '\xff\xd8\xff')
    .map((text) => Buffer.from(text, 'latin1')),
  fc.tuple(fc.constantFrom(0.5, 1, 2), fc.nat(255)).map(([size, byte]) => Buffer.alloc(size * MiB, byte)),
  fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.concat([photo.subarray(0, 20), bytes])),
);

const fieldOf: Readonly<Record<FormName, string>> = {
  contact: 'foto',
  'registration-lessons': 'foto',
  'opening-notices': 'foto',
  orders: 'foto',
  'shop-orders': 'photo',
};

const photoIn = (field: string): SentFile => ({ field, fileName: 'Zosia lato.jpg', bytes: photo });

/** The files that each form needs. */
export const soundFiles: Readonly<Record<FormName, fc.Arbitrary<readonly SentFile[]>>> = {
  contact: fc.constant([]),
  'registration-lessons': fc.constant([]),
  'opening-notices': fc.constant([]),
  orders: fc.constant([photoIn('foto')]),
  'shop-orders': fc.constant([photoIn('photo'), photoIn('photo')]),
};

/** Wrong files, a wrong number of them, or files in the wrong field. */
export const spoiltFiles = (form: FormName): fc.Arbitrary<readonly SentFile[]> => {
  const field = fc.oneof(
    { weight: 9, arbitrary: fc.constant(fieldOf[form]) },
    fc.constantFrom('foto', 'photo', 'type', ''),
  );
  const file = fc.record({ field, fileName: fc.constantFrom(...fileNames), bytes: contents });
  return fc.oneof(
    { weight: 8, arbitrary: fc.array(file, { maxLength: 3 }) },
    fc.array(file, { minLength: 9, maxLength: 12 }),
  );
};
