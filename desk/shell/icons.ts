export const icons = {
  today: 'M4 20 9 5M20 20 15 5M12 3v18M6 9h12M5 15h14',
  inbox: 'M3 6h18v13H3zM3 7l9 7 9-7',
  queue: 'M3 5h18v16H3zM3 10h18M8 2v5M16 2v5M7 14h4v3H7z',
  add: 'M12 4v16M4 12h16',
  works: 'M3 8h8v11H3zM14 8h7v6h-7zM7 8l0-4M17.5 8V4',
  site: 'M3 4h18v16H3zM3 8.5h18M7 13h6M7 16h9',
  price: 'M3 3h9l9 9-9 9-9-9zM6 7.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0',
  words: 'M4 7V4h16v3M12 4v16M9 20h6',
  me: 'M8 8a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M4 21c0-5 4-7 8-7s8 2 8 7',
  publish: 'M12 21V8M7 12l5-5 5 5M4 3h16',
  health: 'M2 12h5l2-6 5 13 3-7h5',
  back: 'M14 5l-7 7 7 7',
  next: 'M10 5l7 7-7 7',
  look: 'M2 12s4-6.5 10-6.5S22 12 22 12s-4 6.5-10 6.5S2 12 2 12zM9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
  camera: 'M3 7h4l2-3h6l2 3h4v12H3zM8.2 13a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0 -7.6 0',
  search: 'M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0M15.5 15.5 21 21',
  tick: 'M4 12.5 9.5 18 20 6',
  diamond: 'M12 2.5 21.5 12 12 21.5 2.5 12zM12 8v5M12 15v1.5',
  coin: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M9 9h6l-6 6h6',
  turn: 'M5 12a7 7 0 1 0 2.5-5.4M8 2v5h5',
} as const;

export type IconName = keyof typeof icons;
