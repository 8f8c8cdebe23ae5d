/** What the decoding thread is given. */
export type HeicJob = Readonly<{ bytes: Uint8Array; maxPixels: number; maxMemoryBytes: number }>;

/** What it answers first. */
export type HeicMeasures = Readonly<{ pages: number; width: number; height: number }>;

/** What it answers when it is asked on: rows of 8-bit RGB, or RGBA, and the profile that their colours are meant in. */
export type HeicPixels = Readonly<{
  width: number;
  height: number;
  channels: 3 | 4;
  data: Uint8Array<ArrayBuffer>;
  icc: Uint8Array | null;
}>;
