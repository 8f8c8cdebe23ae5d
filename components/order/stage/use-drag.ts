import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { Point } from './own-wall-state';

type Drag = Readonly<{ begin: Point; from: Point; unit: number }>;

/**
 * Drags a point by pointer. Escape puts it back to where it was.
 * @param unitOf units of the photo in a pixel of the screen
 */
export function useDrag(at: Point, unitOf: () => number, move: (to: Point) => void) {
  const drag = useRef<Drag | null>(null);
  const [dragging, setDragging] = useState(false);
  const stop = () => {
    drag.current = null;
    setDragging(false);
  };
  return {
    dragging,
    /** Puts back what is being dragged. @returns whether something was */
    cancel({ key }: KeyboardEvent): boolean {
      if (key !== 'Escape' || !drag.current) return false;
      move(drag.current.from);
      stop();
      return true;
    },
    pointer: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.focus({ preventScroll: true });
        drag.current = { begin: { x: event.clientX, y: event.clientY }, from: at, unit: unitOf() };
        setDragging(true);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (!drag.current) return;
        const { begin, from, unit } = drag.current;
        move({ x: from.x + (event.clientX - begin.x) * unit, y: from.y + (event.clientY - begin.y) * unit });
      },
      onPointerUp: stop,
      onPointerCancel: stop,
    },
  };
}
