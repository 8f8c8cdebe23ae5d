/**
 * Reads one HEIC file in a thread that is ended afterwards with all its memory: first its measures, and its pixels when
 * they are asked for. Run by Node as it is, so nothing of the other rooms is imported here.
 */
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';

export type HeicJob = Readonly<{ bytes: Uint8Array; maxPixels: number; maxMemoryBytes: number }>;

/** Of the primary picture: a second still of a spatial photo, or the rest of a burst, is left out. */
export type HeicMeasures = Readonly<{ width: number; height: number }>;

/** Rows of 8-bit RGB, or RGBA, and the profile that their colours are meant in. */
export type HeicPixels = Readonly<{
  width: number;
  height: number;
  channels: 3 | 4;
  data: Uint8Array<ArrayBuffer>;
  icc: Uint8Array | null;
}>;

const { bytes, maxPixels, maxMemoryBytes } = workerData as HeicJob;
const pageBytes = 65_536;

/** The decoder asks for as much memory as the file says. */
const grow = WebAssembly.Memory.prototype.grow;
WebAssembly.Memory.prototype.grow = function bounded(pages) {
  if (this.buffer.byteLength + pages * pageBytes > maxMemoryBytes) throw new RangeError('no more memory');
  return grow.call(this, pages);
};

const { default: heif } = await import('libheif-js/wasm-bundle.js');
const context = heif.heif_context_alloc();
heif.heif_context_set_maximum_image_size_limit(context, Math.ceil(Math.sqrt(maxPixels)));
heif.heif_context_read_from_memory(context, bytes);
const picture = heif.heif_js_context_get_primary_image_handle(context);
if (!picture.$$) throw new Error('no picture');
const pointer = picture.$$.ptr;

/** Sides as they are seen, after turning. */
const measures = (): HeicMeasures => ({
  width: heif.heif_image_handle_get_width(picture),
  height: heif.heif_image_handle_get_height(picture),
});

function profile(): Uint8Array | null {
  const size = heif.heif_image_handle_get_raw_color_profile_size(pointer);
  // of no use to anybody in such a length
  if (size === 0 || size > maxMemoryBytes / 64) return null;
  const [error, at] = [heif._malloc(64), heif._malloc(size)];
  heif.heif_image_handle_get_raw_color_profile(error, pointer, at);
  return heif.HEAPU8.slice(at, at + size);
}

/** Rows may be longer in memory than they are wide. */
function withoutPadding(data: Uint8Array, stride: number, rowBytes: number, height: number): Uint8Array<ArrayBuffer> {
  const packed = new Uint8Array(rowBytes * height);
  for (let row = 0; row < height; row += 1) {
    packed.set(data.subarray(row * stride, row * stride + rowBytes), row * rowBytes);
  }
  return packed;
}

/** The decoder turns, mirrors and crops as the file says. */
function pixels(): HeicPixels {
  const icc = profile();
  const channels = heif.heif_image_handle_has_alpha_channel(picture) ? 4 : 3;
  const { heif_chroma_interleaved_RGB: opaque, heif_chroma_interleaved_RGBA: translucent } = heif.heif_chroma;
  const chroma = channels === 4 ? translucent : opaque;
  const { channels: planes } = heif.heif_js_decode_image2(picture, heif.heif_colorspace.heif_colorspace_RGB, chroma);
  const plane = planes?.[0];
  if (!plane) throw new Error('no pixels');
  const { data, stride, width, height } = plane;
  return { width, height, channels, icc, data: withoutPadding(data, stride, width * channels, height) };
}

if (parentPort) {
  const asked = once(parentPort, 'message');
  parentPort.postMessage(measures());
  await asked;
  const answer = pixels();
  parentPort.postMessage(answer, [answer.data.buffer]);
}
