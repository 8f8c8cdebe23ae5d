import { limits } from '@/domain/limits';
import { hasItsEnd } from '@/domain/photo/jpeg-end';
import { hasItsBoxes, type PhotoKind, photoKind, signatureBytes } from '@/domain/photo/photo-kind';
import { fitsSides } from '@/domain/photo/photo-sides';
import { fingerprint, uuid } from '../send/ids';

type Sides = Readonly<{ width: number; height: number }>;

export type PhotoDetails = Readonly<{
  id: string;
  /** Equal for equal pictures. */
  same: string;
  name: string;
  /** Bytes of the file that was added; the copy that is sent may have fewer. */
  addedBytes: number;
  shown: boolean;
  /** In px as it was added, where the browser can decode it. */
  sides: Sides | null;
  /** A JPEG without its end: whether it is whole is checked when it is sent. */
  isUnended?: boolean;
}>;

/** A photo that the visitor added, ready to be sent; `url`: null where the browser cannot show it. */
export type Photo = PhotoDetails & Readonly<{ blob: Blob; url: string | null }>;

export type PhotoRefusal = 'photo.type' | 'photo.tooLarge' | 'photo.unreadable' | 'photo.dimensions';

const { bytes: mostBytes, keptSidePx } = limits.photo;
/** Above this, or a side that is not stored, the browser makes a smaller copy before sending. */
const shrinkAboveBytes = 2 * 1024 * 1024;

/** Marks of what cameras, phones and programs write beside the picture: when and where, with what, by whom. */
const marks = /Exif|eXIf|EXIF|xmpmeta|ns\.adobe\.com|com\.adobe\.xmp|Photoshop 3\.0/;

/** Kinds that not every browser knows: there a file may be well that the browser cannot show. */
const rare: readonly PhotoKind[] = ['avif', 'heic'];

function sidesOfCopy({ width, height }: Sides): Sides {
  const scale = Math.min(1, keptSidePx / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

async function copyOf(bitmap: ImageBitmap): Promise<Blob> {
  const { width, height } = sidesOfCopy(bitmap);
  const canvas = new OffscreenCanvas(width, height);
  const pencil = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  // a JPEG has no transparent parts: they would turn black
  pencil.fillStyle = '#fff';
  pencil.fillRect(0, 0, width, height);
  pencil.drawImage(bitmap, 0, 0, width, height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.88 });
}

function shows(url: string): Promise<boolean> {
  const picture = new Image();
  picture.src = url;
  return picture.decode().then(
    () => true,
    () => false,
  );
}

/** Begins with what shows its kind: a film is not read whole to be refused. @throws where it cannot be read */
async function readWhole(file: File) {
  const kind = photoKind(new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer()));
  return kind && { kind, bytes: new Uint8Array(await file.arrayBuffer()) };
}

/**
 * Reads the bytes once, so that what becomes of the file on the device does not matter, and knows its kind by them, not by
 * its name (TRUST-3). A large photo is sent as a smaller copy, and so is one that says more than its picture; what the
 * browser cannot copy the server cleans (TRUST-4).
 */
export async function chosenPhoto(file: File): Promise<Readonly<{ photo: Photo } | { problem: PhotoRefusal }>> {
  const whole = await readWhole(file).catch(() => undefined);
  if (!whole) return { problem: whole === null ? 'photo.type' : 'photo.unreadable' };
  const { kind, bytes } = whole;
  const held = new File([bytes], file.name, { type: file.type });
  // a browser shows what there is of a file that was cut off: whether such a one is whole the server alone can tell
  const isUnended = kind === 'jpeg' && !hasItsEnd(bytes);
  const bitmap = isUnended ? null : await createImageBitmap(held, { imageOrientation: 'from-image' }).catch(() => null);
  const sides = bitmap && { width: bitmap.width, height: bitmap.height };
  const isLarge = file.size > shrinkAboveBytes || (sides && Math.max(sides.width, sides.height) > keptSidePx);
  // rather once too often: then a copy is made
  const mustCopy = kind === 'heic' || marks.test(new TextDecoder('latin1').decode(bytes));
  const copy = bitmap && (isLarge || mustCopy) ? await copyOf(bitmap).catch(() => null) : null;
  bitmap?.close();
  const blob = copy && (mustCopy || copy.size < file.size) ? copy : held;
  if (blob.size > mostBytes) return { problem: 'photo.tooLarge' };
  if (sides && !fitsSides(blob === copy ? sidesOfCopy(sides) : sides)) return { problem: 'photo.dimensions' };
  const url = URL.createObjectURL(blob);
  const shown = sides !== null || (await shows(url));
  if (!shown) URL.revokeObjectURL(url);
  if (!shown && !(rare.includes(kind) && hasItsBoxes(bytes))) return { problem: 'photo.type' };
  const id = uuid();
  const same = (await fingerprint(blob)) ?? id;
  const details = { id, same, name: file.name, addedBytes: file.size, shown, sides, isUnended };
  return { photo: { ...details, blob, url: shown ? url : null } };
}
