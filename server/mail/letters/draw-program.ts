/**
 * Makes a PNG of a drawing, in a process of its own, as the site's decoder can read no SVG (decoder.ts). Run by Node as it
 * is, so nothing of the other rooms is imported here.
 */
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

const png = sharp(await buffer(process.stdin)).png({ compressionLevel: 1 });
process.stdout.write(await png.toBuffer());
