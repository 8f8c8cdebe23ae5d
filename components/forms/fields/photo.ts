import { limits } from '@/domain/limits';
import { hasItsBoxes, type PhotoKind } from '@/domain/photo/photo-kind';
import { fingerprint, uuid } from '../send/ids';

/**
 * A photo that the visitor added, ready to be sent. `same` is equal for equal pictures, so that one is not added twice;
 * `url` is null where the browser cannot show it.
 */
export type Photo = Readonly<{
  id: string;
  same: string;
  name: string;
  blob: Blob;
  url: string | null;
  /** Bytes of the file that was added; the copy that is sent may have fewer. */
  addedBytes: number;
  /** A JPEG without its end: whether it is whole is checked when it is sent. */
  isUnended?: boolean;
}>;

/** Frees the memory of the preview. */
export function forgetPicture({ url }: Photo): void {
  if (url) URL.revokeObjectURL(url);
}

/** Above this the browser makes a smaller copy before sending. Bytes; the longer side in px. */
const shrinkAbove = { bytes: 2 * 1024 * 1024, sidePx: limits.photo.keptSidePx };

/** Marks of what cameras, phones and programs write beside the picture: when and where, with what, by whom. */
const marks = /Exif|eXIf|EXIF|xmpmeta|ns\.adobe\.com|com\.adobe\.xmp|Photoshop 3\.0/;

function canvasFor({ width, height }: ImageBitmap, sidePx: number): HTMLCanvasElement {
  const scale = Math.min(1, sidePx / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  return canvas;
}

async function smallerCopy(bitmap: ImageBitmap): Promise<Blob | null> {
  const canvas = canvasFor(bitmap, shrinkAbove.sidePx);
  const pencil = canvas.getContext('2d');
  // a JPEG has no transparent parts: they would turn black
  if (pencil) pencil.fillStyle = '#fff';
  pencil?.fillRect(0, 0, canvas.width, canvas.height);
  pencil?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88));
}

async function decoded(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}

/**
 * What is sent of a file. A large one as a smaller copy; one that says more than its picture as a copy, which says
 * nothing; any other as it is. What the browser cannot copy the server cleans (TRUST-4).
 */
async function sendable(file: File, bitmap: ImageBitmap | null, mustCopy: boolean): Promise<Blob> {
  // rather once too often: then a copy is made
  const secret = marks.test(new TextDecoder('latin1').decode(await file.arrayBuffer()));
  const large = file.size > shrinkAbove.bytes || (bitmap && Math.max(bitmap.width, bitmap.height) > shrinkAbove.sidePx);
  const copy = bitmap && (large || secret || mustCopy) ? await smallerCopy(bitmap) : null;
  if (copy && (secret || mustCopy || copy.size < file.size)) return copy;
  return file;
}

function shows(url: string): Promise<boolean> {
  const picture = new Image();
  picture.src = url;
  return picture.decode().then(
    () => true,
    () => false,
  );
}

/** Kinds that not every browser knows: there a file may be well that the browser cannot show. */
const rare: readonly PhotoKind[] = ['avif', 'heic'];

type Ready = Readonly<{ photo: Photo } | { problem: 'photo.type' | 'photo.tooLarge' }>;

/**
 * Makes a photo of one file. Its kind is known by its bytes and not by its name (TRUST-3). A large photo is shrunk if the browser
 * can decode it; a HEIC that it cannot decode is sent as it is, because the server can. What is
 * damaged is refused at once, not when the order is sent.
 * @param look sees the decoded photo
 * @param asItIs no copy is made of it
 */
export async function readyPhoto(
  file: File,
  kind: PhotoKind,
  look: (bitmap: ImageBitmap) => void,
  asItIs: boolean,
): Promise<Ready> {
  const bitmap = asItIs ? null : await decoded(file);
  if (bitmap) look(bitmap);
  const blob = await sendable(file, bitmap, kind === 'heic');
  bitmap?.close();
  if (blob.size > limits.photo.bytes) return { problem: 'photo.tooLarge' };
  const id = uuid();
  const same = (await fingerprint(blob)) ?? id;
  const url = URL.createObjectURL(blob);
  const photo = { id, same, name: file.name, blob, url, addedBytes: file.size };
  if (bitmap || (await shows(url))) return { photo };
  forgetPicture(photo);
  if (!rare.includes(kind) || !hasItsBoxes(new Uint8Array(await file.arrayBuffer()))) return { problem: 'photo.type' };
  return { photo: { ...photo, url: null } };
}
