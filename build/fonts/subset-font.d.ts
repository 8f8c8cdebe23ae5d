/** The package has no types; this declares the part that is used. */
declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2';
    keepFeatures?: readonly string[];
    noHinting?: boolean;
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
