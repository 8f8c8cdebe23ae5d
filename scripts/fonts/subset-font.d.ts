/** The package has no types; this declares the part that is used. */
declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'truetype';
    keepFeatures?: readonly string[];
    noHinting?: boolean;
    variationAxes?: Readonly<Record<string, number | Readonly<{ min: number; max: number }>>>;
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
