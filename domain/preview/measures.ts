/** Real measures in mm: outer diameters, and the areas that a printer fills. They stand in for the artist's own printer. */
type Printed = Readonly<{ diameter: number; field: Readonly<{ width: number; height: number }>; belowRim: number }>;

const mug: Printed = { diameter: 82, field: { width: 200, height: 78 }, belowRim: 6 };

export const roundThings = {
  mug,
  'magic-mug': mug,
  /** By the id of its capacity. */
  'metal-mug': {
    11: { diameter: 73, field: { width: 190, height: 58 }, belowRim: 9 },
    12: { diameter: 82, field: { width: 190, height: 66 }, belowRim: 9 },
  },
  bottle: { diameter: 73, field: { width: 200, height: 138 }, belowRim: 8 },
} as const satisfies Record<string, Printed | Record<number, Printed>>;
export type RoundThing = Printed;

/** The white margin of a print, as a part of the sheet's shorter side. */
export const sheetMargin = 0.045;

/** Half of the chest of a shirt, laid flat, by the id of its size. */
export const chests: Readonly<Record<number, number>> = { 13: 460, 14: 490, 15: 520, 16: 550, 17: 580, 18: 610 };
export const usualChest = 520;
export const shirtField = { width: 280, height: 350 } as const;

export const bag = { width: 380, field: { width: 280, height: 300 } } as const;

/** The puzzle upright, and its pieces across and down by the id of their number. */
export const puzzle = {
  width: 200,
  height: 285,
  pieces: { 34: { across: 5, down: 7 }, 35: { across: 8, down: 12 } },
  /** A work whose ratio is this near fills the puzzle; any other gets a white border. */
  near: 0.1,
} as const;

export const depths = { canvas: 20, wood: 18 } as const;
