import type { MouseEvent } from 'react';
import type { ZoomRef } from 'yet-another-react-lightbox';
import { IconButton } from '../icon-button';
import type { LightboxWords } from './lightbox-props';

/**
 * Twice the file's pixels, so that a picture no larger than the screen can be enlarged too, whatever the screen's pixel
 * ratio.
 */
export const maxZoomPixelRatio = 2;

/**
 * The zoom that shows one image pixel as one CSS pixel. Measured on the page, because the library calculates with
 * rounded sizes, and a difference of one pixel in width blurs the whole picture.
 */
function actualZoom(button: Element): number {
  const image = button.closest('[role=dialog]')?.querySelector('.yarl__slide_current img:last-of-type');
  return image ? Number(image.getAttribute('width')) / Number.parseFloat(getComputedStyle(image).width) : 1;
}

const same = (zoom: number, other: number): boolean => Math.abs(zoom - other) < 0.001;

type Props = Readonly<{ zoom: ZoomRef; words: LightboxWords }>;

/** Buttons: zoom out, one-to-one (and back to the whole picture), zoom in. */
export function LightboxZoom({ zoom, words }: Props) {
  const showActual = ({ currentTarget }: MouseEvent) => {
    const actual = actualZoom(currentTarget);
    zoom.changeZoom(same(zoom.zoom, actual) ? 1 : actual);
  };
  return (
    <>
      <IconButton icon="minus" label={words.zoomOut} aria-disabled={zoom.zoom <= zoom.minZoom} onClick={zoom.zoomOut} />
      <IconButton label={words.actualSize} onClick={showActual}>
        1:1
      </IconButton>
      <IconButton icon="plus" label={words.zoomIn} aria-disabled={zoom.zoom >= zoom.maxZoom} onClick={zoom.zoomIn} />
    </>
  );
}
