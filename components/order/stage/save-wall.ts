import { fits } from '@/domain/preview/hang';
import { boxOf, type OwnWallState } from './own-wall-state';
import { type StagePart, sizeOf } from './stage-part';

/** The saved picture is at most this long, in px. */
const longestSide = 2400;

const decoded = async (href: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = href;
  await image.decode();
  return image;
};

/** Draws a picture into its box: trimmed to fill it, or whole on a primed canvas. */
function hangOn(context: CanvasRenderingContext2D, image: HTMLImageElement, box: ReturnType<typeof boxOf>) {
  const whole = fits({ width: image.naturalWidth, height: image.naturalHeight }, box) === 'whole';
  const ratios = [box.width / image.naturalWidth, box.height / image.naturalHeight] as const;
  const scale = whole ? Math.min(...ratios) : Math.max(...ratios);
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  context.save();
  context.beginPath();
  context.rect(box.x, box.y, box.width, box.height);
  context.clip();
  context.drawImage(image, box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height);
  const light = context.createLinearGradient(box.x, 0, box.x + box.width, 0);
  light.addColorStop(0, 'rgb(232 242 255 / 0.14)');
  light.addColorStop(0.5, 'rgb(0 0 0 / 0)');
  light.addColorStop(1, 'rgb(42 26 5 / 0.2)');
  context.fillStyle = light;
  context.fillRect(box.x, box.y, box.width, box.height);
  context.restore();
}

/**
 * The wall with the work on it, as a PNG.
 * @throws where the browser cannot decode one of the pictures
 */
export async function pictureOfWall(wall: OwnWallState, part: StagePart): Promise<Blob | null> {
  const [photo, work] = await Promise.all([decoded(wall.url), decoded(part.picture.href)]);
  const scale =
    Math.min(longestSide, Math.max(photo.naturalWidth, photo.naturalHeight)) / Math.max(wall.width, wall.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(wall.width * scale);
  canvas.height = Math.round(wall.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.scale(scale, scale);
  context.drawImage(photo, 0, 0, wall.width, wall.height);
  const box = boxOf(wall, sizeOf(part).cm);
  context.save();
  context.shadowColor = 'rgb(12 18 20 / 0.55)';
  context.shadowBlur = 14 * scale;
  context.shadowOffsetY = 10 * scale;
  context.fillStyle = '#f7f5ee';
  context.fillRect(box.x, box.y, box.width, box.height);
  context.restore();
  hangOn(context, work, box);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
