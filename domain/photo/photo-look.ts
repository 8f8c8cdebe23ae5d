/** Four bytes a pixel: red, green, blue, opacity. */
export type Pixels = Readonly<{ data: Uint8ClampedArray | Uint8Array; width: number; height: number }>;

/** How a photo looks, measured on a copy whose longer side has `copySidePx`. */
export type Look = Readonly<{
  /** Mean brightness, 0 to 255. */
  mean: number;
  /** A tenth of the photo is brighter than this. */
  light: number;
  /** Variance of the Laplacian where the photo is sharpest, after its contrast is evened out. */
  sharp: number;
  /** Nearly equal for nearly equal pictures; null where there is too little to see. */
  print: string | null;
}>;

export const copySidePx = 256;

const tilesAcross = 8;
/** Brightness of a photo is stretched to this spread before its sharpness is measured; never more than `mostStretch`. */
const evenSpread = 128;
const mostStretch = 4;

/** Brightness as the eye weighs the colours, 0 to 255. */
function greyOf({ data, width, height }: Pixels): Float32Array {
  const grey = new Float32Array(width * height);
  for (let i = 0; i < grey.length; i += 1) {
    const [red = 0, green = 0, blue = 0] = [data[4 * i], data[4 * i + 1], data[4 * i + 2]];
    grey[i] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return grey;
}

/** The value below which this share of all lies. */
const share = (sorted: Float32Array, of: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(of * sorted.length))] ?? 0;

/**
 * The variance of the Laplacian in each tile. A photo is as sharp as its sharpest tiles, because its background may be
 * blurred.
 */
function sharpness(grey: Float32Array, width: number, height: number, stretch: number): number {
  const tiles = Array.from({ length: tilesAcross * tilesAcross }, () => ({ n: 0, sum: 0, squares: 0 }));
  const at = (x: number, y: number): number => grey[y * width + x] ?? 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const laplacian = stretch * (4 * at(x, y) - at(x - 1, y) - at(x + 1, y) - at(x, y - 1) - at(x, y + 1));
      const tile = tiles[Math.floor((y * tilesAcross) / height) * tilesAcross + Math.floor((x * tilesAcross) / width)];
      if (!tile) continue;
      tile.n += 1;
      tile.sum += laplacian;
      tile.squares += laplacian * laplacian;
    }
  }
  const variances = tiles.map(({ n, sum, squares }) => (n > 0 ? squares / n - (sum / n) ** 2 : 0));
  // the fourth sharpest: a date in a corner is not the photo
  return variances.toSorted((a, b) => b - a)[3] ?? 0;
}

const printAcross = 8;
/** Below this spread of brightness there is too little to tell one picture from another. */
const leastSpread = 6;

/** The mean brightness of 8 by 8 fields, two digits in hex for each. */
function printOf(grey: Float32Array, width: number, height: number): string | null {
  const fields = Array.from({ length: printAcross * printAcross }, () => ({ n: 0, sum: 0 }));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const field =
        fields[Math.floor((y * printAcross) / height) * printAcross + Math.floor((x * printAcross) / width)];
      if (!field) continue;
      field.n += 1;
      field.sum += grey[y * width + x] ?? 0;
    }
  }
  const means = fields.map(({ n, sum }) => (n > 0 ? sum / n : 0));
  const mean = means.reduce((sum, value) => sum + value, 0) / means.length;
  const spread = Math.sqrt(means.reduce((sum, value) => sum + (value - mean) ** 2, 0) / means.length);
  if (spread < leastSpread) return null;
  return means.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('');
}

export function lookAt(copy: Pixels): Look {
  const grey = greyOf(copy);
  const sorted = grey.toSorted();
  const spread = share(sorted, 0.95) - share(sorted, 0.05);
  const stretch = Math.min(mostStretch, Math.max(1, evenSpread / Math.max(spread, 1)));
  return {
    mean: Math.round(sorted.reduce((sum, value) => sum + value, 0) / sorted.length),
    light: Math.round(share(sorted, 0.9)),
    sharp: Math.round(sharpness(grey, copy.width, copy.height, stretch)),
    print: printOf(grey, copy.width, copy.height),
  };
}
