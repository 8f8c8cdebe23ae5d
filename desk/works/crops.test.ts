import { mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Crop, wholePhoto } from '@/domain/photo/turned-crop';
import { originalsFolder } from '@/server/storage/originals';
import { keepCrop, originalOf } from './crops';

const half: Crop = { ...wholePhoto, width: 50 };
const [photo, cut, other, cutOfOther] = ['photo', 'cut', 'other', 'cut of other'].map((text) => Buffer.from(text)) as [
  ...[Buffer, Buffer, Buffer, Buffer],
];
const work = { id: 7 };

test('CONTENT-15: killed between a new photo and its crops, no picture is taken for a part of the wrong photo', () => {
  const settings = { dataFolder: mkdtempSync(join(tmpdir(), 'crops-')) };
  keepCrop(settings, work, { photo, picture: cut, crop: half });
  expect(originalOf(settings, work, cut)).toEqual({ photo, crop: half });

  // the photo is written, and its crops cannot be
  const obstacle = join(originalsFolder(settings.dataFolder), '7.json.unfinished');
  mkdirSync(obstacle);
  const keep = () => keepCrop(settings, work, { photo: other, picture: cutOfOther, crop: half });
  expect(keep).toThrow('EISDIR');
  const whole = (picture: Buffer) => ({ photo: picture, crop: wholePhoto });
  for (const picture of [cut, cutOfOther, other]) expect(originalOf(settings, work, picture)).toEqual(whole(picture));

  rmdirSync(obstacle);
  keep();
  expect(originalOf(settings, work, cutOfOther)).toEqual({ photo: other, crop: half });
  expect(originalOf(settings, work, cut)).toEqual(whole(cut));
});
