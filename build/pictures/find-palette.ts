import { distance, type Lab, labOf } from '@/domain/gallery/palette';

/** A group of like pixels: their mean in Lab and in RGB, and how many they are. */
type Group = { lab: Lab; rgb: readonly [number, number, number]; count: number };
type Pixel = Readonly<{ lab: Lab; rgb: readonly [number, number, number] }>;

const groupsAtFirst = 14;
const rounds = 12;
/** Colours of one palette are at least so far apart in Lab, where the picture has so many. */
const apart = 15;

const chroma = ([, a, b]: Lab): number => Math.hypot(a, b);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function nearest(lab: Lab, groups: readonly Pick<Group, 'lab'>[]): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (const [at, group] of groups.entries()) {
    const away = distance(group.lab, lab);
    if (away < least) [best, least] = [at, away];
  }
  return best;
}

/** The first centres: a pixel of the picture's mean, then always the pixel that is farthest from all before. */
function spread(pixels: readonly Pixel[]): readonly Lab[] {
  const middle = [0, 1, 2].map((axis) => mean(pixels.map(({ lab }) => lab[axis] ?? 0))) as unknown as Lab;
  const centres: Lab[] = [middle];
  const reach = pixels.map(({ lab }) => distance(lab, middle));
  while (centres.length < groupsAtFirst) {
    const far = reach.reduce((best, value, at) => (value > (reach[best] ?? 0) ? at : best), 0);
    const centre = pixels[far]?.lab ?? middle;
    centres.push(centre);
    pixels.forEach(({ lab }, at) => {
      reach[at] = Math.min(reach[at] ?? 0, distance(lab, centre));
    });
  }
  return centres;
}

function meanOf(members: readonly Pixel[]): Group {
  const axis = (of: (pixel: Pixel) => readonly number[], at: number) =>
    mean(members.map((pixel) => of(pixel)[at] ?? 0));
  const three = (of: (pixel: Pixel) => readonly number[]) => [axis(of, 0), axis(of, 1), axis(of, 2)] as const;
  return { lab: three(({ lab }) => lab), rgb: three(({ rgb }) => rgb), count: members.length };
}

/** k-means: the same for the same pixels, since it begins without chance. */
function groupsOf(pixels: readonly Pixel[]): readonly Group[] {
  let groups: readonly Group[] = spread(pixels).map((lab) => ({ lab, rgb: [0, 0, 0], count: 0 }));
  for (let round = 0; round < rounds; round += 1) {
    const members: Pixel[][] = groups.map(() => []);
    for (const pixel of pixels) members[nearest(pixel.lab, groups)]?.push(pixel);
    groups = members.filter((like) => like.length > 0).map(meanOf);
  }
  return groups;
}

/** A large area counts, and so does a strong colour: a red scarf is part of a grey picture's palette. */
const worth = ({ count, lab }: Group): number => Math.sqrt(count) * (12 + chroma(lab));

const hex = (rgb: readonly number[]): string =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

function choose(groups: readonly Group[], wanted: number, least: number): readonly Group[] {
  const chosen: Group[] = [];
  for (const group of [...groups].sort((one, other) => worth(other) - worth(one))) {
    if (chosen.length < wanted && chosen.every(({ lab }) => distance(lab, group.lab) >= least)) chosen.push(group);
  }
  // a picture of few colours: nearer ones count too
  return chosen.length < wanted && least > 1 ? choose(groups, wanted, least / 1.5) : chosen;
}

/**
 * The colours that make a picture, from dark to light.
 * @param bytes red, green and blue of each pixel of a small copy, each from 0 to 255
 * @returns `#rrggbb`, all different; fewer than wanted where the picture has no more
 */
export function findPalette(bytes: Uint8Array, wanted = 5): readonly string[] {
  const pixels: Pixel[] = [];
  for (let at = 0; at + 2 < bytes.length; at += 3) {
    const rgb = [bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0] as const;
    pixels.push({ rgb, lab: labOf(...rgb) });
  }
  const chosen = choose(groupsOf(pixels), wanted, apart);
  return [...new Set([...chosen].sort((one, other) => one.lab[0] - other.lab[0]).map(({ rgb }) => hex(rgb)))];
}
