import sharp from 'sharp';

export type PhotoFile = { name: string; mimeType: string; buffer: Buffer };

const gradient = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 160, g: 90, b: 60 } } }).composite([
    {
      input: Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><circle cx="50%" cy="40%" r="30%" fill="#e8c39e"/></svg>`,
      ),
    },
  ]);

/** A photo such as a phone makes, in the format of the name's ending. */
export async function photo(name: string, width = 1200, height = 900): Promise<PhotoFile> {
  const kind = name.endsWith('.png') ? 'png' : name.endsWith('.webp') ? 'webp' : 'jpeg';
  return { name, mimeType: `image/${kind}`, buffer: await gradient(width, height)[kind]().toBuffer() };
}

/** A text file, whatever its name. */
export const textFile = (name: string): PhotoFile => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from('This is a text file.'),
});
