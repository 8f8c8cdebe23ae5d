/** The longer side of a bank card in millimetres (ISO/IEC 7810, ID-1). */
export const cardMm = 85.6;

/** As wide as a card would be at 96 pixels an inch, which is what most browsers believe; and what can be set. Px. */
export const usualCardWidth = 323;
export const cardWidths = { least: 200, most: 720 } as const;

const key = 'card-width';

/** What the visitor matched on this device before; null where nothing is kept, or nothing that can be. */
export function keptCardWidth(): number | null {
  try {
    const kept = Number(localStorage.getItem(key));
    return kept >= cardWidths.least && kept <= cardWidths.most ? kept : null;
  } catch {
    return null;
  }
}

export function keepCardWidth(px: number): void {
  try {
    localStorage.setItem(key, String(px));
  } catch {
    // without storage it holds until the page is left
  }
}
