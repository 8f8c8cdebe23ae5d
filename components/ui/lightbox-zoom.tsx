import type { ZoomRef } from 'yet-another-react-lightbox';
import { IconButton } from './icon-button';
import type { LightboxWords } from './lightbox';

/**
 * Twice the file's pixels: a picture that is no larger than the screen can be looked at closely too, at every pixel
 * ratio of the screen.
 */
export const maxZoomPixelRatio = 2;

/** One image pixel to a CSS pixel: the largest zoom shows `maxZoomPixelRatio` of them. */
const actualZoom = ({ maxZoom }: Pick<ZoomRef, 'maxZoom'>): number => maxZoom / maxZoomPixelRatio;

type Props = Readonly<{ zoom: ZoomRef; words: LightboxWords }>;

/** Zoom out, one-to-one (and back to the whole picture), zoom in. */
export function LightboxZoom({ zoom, words }: Props) {
  const actual = actualZoom(zoom);
  const isActual = Math.abs(zoom.zoom - actual) < 0.001;
  return (
    <>
      <IconButton icon="minus" label={words.zout} aria-disabled={zoom.zoom <= zoom.minZoom} onClick={zoom.zoomOut} />
      <IconButton label={words.one} onClick={() => zoom.changeZoom(isActual ? 1 : actual)}>
        1:1
      </IconButton>
      <IconButton icon="plus" label={words.zin} aria-disabled={zoom.zoom >= zoom.maxZoom} onClick={zoom.zoomIn} />
    </>
  );
}
