import { longerSide } from '../choices';
import { type Drawing, type Easel, fitted, flat, rect } from '../easel';
import { depths } from '../measures';
import { shelf, shelfDefs } from '../rooms';
import { blur, clip, down, light, shade, svg } from '../svg';

/** Where the lines of the grain run, and how far they swing out round its heart, in parts of the board's height. */
const lines: readonly (readonly [level: number, swing: number])[] = [
  [0.03, -0.01],
  [0.09, -0.03],
  [0.17, -0.06],
  [0.24, -0.09],
  [0.29, -0.11],
  [0.36, -0.14],
  [0.42, -0.16],
  [0.48, -0.1],
  [0.53, 0.06],
  [0.58, 0.14],
  [0.65, 0.15],
  [0.72, 0.11],
  [0.8, 0.07],
  [0.88, 0.04],
  [0.97, 0.01],
];

export function wood(easel: Easel): Drawing {
  const { id, url, choice } = easel;
  const { width, height } = fitted(easel, 400, 416);
  const deep = Math.max(7, Math.min(24, (depths.wood / longerSide(choice)) * Math.max(width, height) * 0.62));
  const up = deep * 0.46;
  const [x, y] = [294 - (width + deep) / 2, 474 - height];
  const board = { x, y, width, height };
  const grain = lines.map(([level, swing]) => {
    const line = y + height * (level - swing / 3);
    const out = line + height * swing;
    return svg`M${x} ${line}C${x + width * 0.24} ${line} ${x + width * 0.32} ${out} ${x + width * 0.5} ${out}S${x + width * 0.8} ${line + swing * 60} ${x + width} ${line + swing * 40}`;
  });
  const inset = { x: x + 8, y: y + 8, width: width - 16, height: height - 16 };
  const masked = svg`maskUnits="userSpaceOnUse" x="${x - 9}" y="${y - 9}" width="${width + 18}" height="${height + 18}"`;
  return {
    defs:
      shelfDefs(easel) +
      blur(id('soft'), 9) +
      blur(id('fade'), 3.5) +
      clip(id('board'), rect(board, '')) +
      `<mask id="${id('print')}" ${masked}>${rect(inset, `fill="#fff" filter="${url('fade')}"`)}</mask>` +
      down(id('face'), [
        [0, '#ead0a4'],
        [0.5, '#dcbb88'],
        [1, '#e2c594'],
      ]) +
      down(id('end'), [
        [0, '#b8925f'],
        [1, '#835f33'],
      ]),
    body: svg`${shelf(easel)}<path d="M${x + 8} ${y + 26}h${width + deep + 8}v${height - 14}h${-width - deep - 8}Z" fill="${shade}" opacity=".42" filter="${url('soft')}"/>
      <ellipse cx="${x + width / 2 + 8}" cy="${y + height + 5}" rx="${width * 0.58}" ry="14" fill="${url('stand')}"/>
      <path d="M${x + width} ${y}l${deep} ${-up}v${height - 2}l${-deep} ${up + 2}Z" fill="${url('end')}"/><path d="M${x} ${y}l${deep} ${-up}h${width}l${-deep} ${up}Z" fill="#f2ddb5"/>
      <path d="M${x + width + deep * 0.25} ${y + 8}v${height - 18}M${x + width + deep * 0.55} ${y}v${height - 8}M${x + width + deep * 0.8} ${y - 2}v${height - 8}" stroke="#5f411c" stroke-opacity=".4"/>
      ${rect(board, `fill="${url('face')}"`)}<g clip-path="${url('board')}"><g mask="${url('print')}"><g class="sc-mul" opacity=".94">${flat(easel, board)}</g></g>
      <g fill="none" stroke-width="1.4"><path d="${grain}" stroke="#3b2408" stroke-opacity=".26"/><path d="${grain}" stroke="#f6dfb2" stroke-opacity=".2" transform="translate(0 2.5)"/></g></g>
      <path d="M${x + 0.8} ${y + height}v${0.8 - height}h${width}" fill="none" stroke="${light}" stroke-opacity=".5" stroke-width="1.6"/>`,
  };
}
