import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { isoMedia } from './iso-media';
import { marked } from './paint';

const jpeg = () => marked().jpeg().toBuffer();
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><image href="file:///etc/passwd"/></svg>';
const latin = (text: string) => async () => Buffer.from(text, 'latin1');
const gif = (pages: number) => async () =>
  sharp(
    Buffer.alloc(80 * 80 * pages * 3, 9).map((byte, at) => byte + (at >> 14)),
    {
      raw: { width: 80, height: 80 * pages, channels: 3, pageHeight: 80 },
    },
  )
    .gif()
    .toBuffer();

/** Files whose first bytes are not those of an accepted format. */
export const otherKinds: readonly (readonly [name: string, file: () => Promise<Buffer>])[] = [
  ['nothing', latin('')],
  ['one byte', latin('\xff')],
  ['two bytes of a jpeg', latin('\xff\xd8')],
  ['a text', latin('This is a text file.')],
  ['a page', latin('<!DOCTYPE html><img src=x onerror=alert(1)>')],
  ['an SVG', latin(svg)],
  ['an SVG behind a mark of byte order', latin(`\xef\xbb\xbf${svg}`)],
  [
    'an SVG behind a declaration',
    latin(`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg}`),
  ],
  ['an SVG, packed', async () => gzipSync(svg)],
  ['a GIF', gif(1)],
  ['a GIF that moves', gif(3)],
  ['GIF and script in one', latin("GIF89a/*\0\0*/=1;alert('x')//")],
  ['PDF and jpeg in one', async () => Buffer.concat([Buffer.from('%PDF-1.7\n'), await jpeg()])],
  ['a jpeg behind a line feed', async () => Buffer.concat([Buffer.from('\n'), await jpeg()])],
  ['a PostScript file', latin('%!PS-Adobe-3.0')],
  ['a TIFF', () => marked().tiff().toBuffer()],
  ['a TIFF of the other byte order', latin('MM\0*\0\0\0\x08')],
  ['a large TIFF', () => marked().tiff({ bigtiff: true }).toBuffer()],
  ['a BMP', latin('BM\x36\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0')],
  ['an ICO', latin('\0\0\x01\0\x01\0\x10\x10\0\0\x01\0\x20\0')],
  ['a JPEG 2000', latin('\0\0\0\x0cjP  \r\n\x87\n')],
  ['a JPEG XL', latin('\xff\x0a\xfa\x1f\x41\x91\x08')],
  ['a JPEG XL in its box', latin('\0\0\0\x0cJXL \r\n\x87\n')],
  ['a Photoshop file', latin('8BPS\0\x01')],
  ['a raw picture of numbers', latin('P6 100 100 255\n')],
  ['a vips picture', latin('\x08\xf2\xa6\xb6')],
  ['a RAW photo', latin('II*\0\x10\0\0\0CR\x02\0')],
  ['a ZIP', latin('PK\x03\x04')],
  ['a program', latin('\x7fELF\x02\x01\x01\0')],
  ['a film', async () => isoMedia('isom', 'mp42')],
  ['a film that calls itself by a long list', async () => isoMedia('mp41', ...Array<string>(200).fill('mp42'), 'avif')],
  ['a sound', latin('RIFF\x24\0\0\0WAVEfmt ')],
  ['a RIFF of nothing', latin('RIFF\x04\0\0\0WEB')],
];
