import { hasShapeOf } from '@/domain/photo/canvas-crop';
import { type Check, worksOf } from './fault';

/** Every label has a line below its title (GALLERY-9). */
export const techniques: Check = (tables) =>
  worksOf(tables)
    .filter(({ work }) => work.technique === null)
    .map(({ name, at }) => ({
      item: name,
      fault: {
        en: 'has no technique, the line below its title',
        pl: 'brakuje techniki, czyli wiersza pod tytułem',
      },
      at: at('technique'),
    }));

/**
 * A size with exchanged sides, or of another work, would be drawn wrong to scale (GALLERY-9). A picture whose file
 * cannot be read has a fault of its own.
 */
export const measurements: Check = (tables) =>
  worksOf(tables).flatMap(({ work: { image, sizeCm }, name, at }) => {
    const file = tables.images.get(image);
    if (!sizeCm || !file || 'problem' in file) return [];
    const ratio = file.width / file.height;
    if (hasShapeOf(file, sizeCm)) return [];
    const pixels = `${file.width} × ${file.height} px`;
    const size = `${sizeCm.width} × ${sizeCm.height} cm`;
    const width = Math.round(sizeCm.height * ratio * 10) / 10;
    return [
      {
        item: name,
        fault: {
          en: `the size ${size} does not fit the picture of ${pixels}: for a height of ${sizeCm.height} cm the width is about ${width} cm`,
          pl: `wymiary ${size} nie pasują do obrazka ${pixels}: przy wysokości ${sizeCm.height} cm szerokość to około ${String(width).replace('.', ',')} cm`,
        },
        at: at('sizeCm'),
      },
    ];
  });
