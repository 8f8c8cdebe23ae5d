import { longerSide } from '../choices';
import { centred, type Drawing, type Easel, fitted, flat, grown, rect, unit } from '../easel';
import { depths } from '../measures';
import { roomDefs, wall, weave } from '../rooms';
import { blur, clip, down, fine, light, shade, svg } from '../svg';

export function canvas(easel: Easel): Drawing {
  const { id, url, choice } = easel;
  const { width, height } = fitted(easel, 446, 446);
  const deep = Math.max(6, Math.min(26, (depths.canvas / longerSide(choice)) * Math.max(width, height) * 0.62));
  const low = deep * 0.42;
  const [x, y] = [298 - (width + deep) / 2, 290 - height / 2];
  const side = svg`M${x + width} ${y}l${deep} ${low}v${height}l${-deep} ${-low}Z`;
  // the picture mirrored about its right edge and turned away: what is wrapped round the bar
  const mirrored = [-width / unit, (-width * low) / deep / unit, 0, height / unit].map(fine).join(' ');
  return {
    defs:
      roomDefs(easel) +
      weave(id('weave'), 0.06) +
      blur(id('soft'), 13) +
      blur(id('near'), 3) +
      down(id('face'), [
        [0, light, 0.16],
        [0.3, light, 0],
        [1, shade, 0.1],
      ]) +
      clip(id('side'), `<path d="${side}"/>`),
    body: svg`${wall(easel)}<rect x="${x + 12}" y="${y + 36}" width="${width - 6}" height="${height}" fill="${shade}" opacity=".46" filter="${url('soft')}"/>
      <path d="M${x + 3} ${y + height - 4}h${width}l${deep} ${low}v8h${-width}Z" fill="${shade}" opacity=".5" filter="${url('near')}" transform="translate(0 6)"/>
      <path d="M${x} ${y + height}l${deep} ${low}h${width}l${-deep} ${-low}Z" fill="#2c251d"/>
      <g clip-path="${url('side')}"><use href="#${id('p')}" transform="matrix(${mirrored} ${x + 2 * width} ${y + (width * low) / deep})"/><path d="${side}" fill="${shade}" opacity=".46"/></g>
      ${flat(easel, { x, y, width, height })}${rect({ x, y, width, height }, `fill="${url('weave')}"`)}
      ${rect({ x, y, width, height }, `fill="${url('face')}"`)}
      <path d="M${x} ${y + 0.8}h${width}" stroke="${light}" stroke-opacity=".55" stroke-width="1.5"/><path d="M${x + width} ${y}v${height}" stroke="${light}" stroke-opacity=".28"/>`,
  };
}

const mount = 48;
const moulding = 16;

export function drawing(easel: Easel): Drawing {
  const { id, url } = easel;
  const art = centred(easel, { x: 132, y: 118, width: 336, height: 352 });
  const outer = grown(art, mount + moulding);
  const paper = grown(art, mount);
  const { x, y, width, height } = outer;
  return {
    defs:
      roomDefs(easel) +
      blur(id('soft'), 13) +
      blur(id('near'), 4) +
      down(id('glass'), [
        [0, light, 0.26],
        [0.36, light, 0.03],
        [0.365, light, 0],
        [1, light, 0.02],
      ]),
    body: svg`${wall(easel)}${rect({ x: x + 8, y: y + 34, width: width - 16, height }, `fill="${shade}" opacity=".46" filter="${url('soft')}"`)}
      ${rect({ x: x + 1, y: y + 5, width: width - 2, height }, `fill="${shade}" opacity=".5" filter="${url('near')}"`)}${rect(outer, 'fill="#2a2320"')}
      <path d="M${x} ${y}h${width}l${-moulding} ${moulding}h${2 * moulding - width}Z" fill="#65544a"/><path d="M${x} ${y}v${height}l${moulding} ${-moulding}v${2 * moulding - height}Z" fill="#41352f"/>
      <path d="M${x} ${y + height}h${width}l${-moulding} ${-moulding}h${2 * moulding - width}Z" fill="#1d1816"/>
      <path d="M${x + 5} ${y + 5}h${width - 10}" stroke="${light}" stroke-opacity=".2" stroke-width="2"/>
      ${rect(paper, 'fill="#f7f4ec"')}<path d="M${paper.x} ${paper.y}h${paper.width}v9h${9 - paper.width}v${paper.height - 9}h-9Z" fill="${shade}" opacity=".2" filter="${url('near')}"/>
      ${rect(grown(art, 4), 'fill="#fffdf6"')}<path d="M${art.x - 4} ${art.y + art.height + 4}v${-art.height - 8}h${art.width + 8}l-4 4h${-art.width}v${art.height}Z" fill="#bdb6a4"/>
      ${flat(easel, art)}${rect(paper, `fill="${url('glass')}"`)}`,
  };
}
