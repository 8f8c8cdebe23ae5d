import { centred, type Drawing, type Easel, flat, isLandscape, rect } from '../easel';
import { shelf, shelfDefs } from '../rooms';
import { across, blur, clip, light, shade, svg } from '../svg';

export function file(easel: Easel): Drawing {
  const { id, url } = easel;
  const [width, height] = isLandscape(easel) ? [424, 308] : [316, 412];
  const tablet = { x: 258 - width / 2, y: 452 - height, width, height };
  const phone = { x: tablet.x + width - 40, y: 266, width: 112, height: 226 };
  const inner = { x: phone.x + 5, y: phone.y + 5, width: 102, height: 216 };
  const screen = { x: tablet.x + 13, y: tablet.y + 13, width: width - 26, height: height - 26 };
  const lit = centred(easel, inner);
  return {
    defs:
      shelfDefs(easel) +
      blur(id('soft'), 10) +
      across(id('glass'), [
        [0, light, 0.17],
        [0.4, light, 0.05],
        [0.405, light, 0],
        [1, light, 0.03],
      ]) +
      clip(id('phone'), rect(inner, 'rx="12"')),
    body: svg`${shelf(easel)}
      <rect x="${tablet.x + 8}" y="${tablet.y + 30}" width="${width + 6}" height="${height - 24}" rx="16" fill="${shade}" opacity=".4" filter="${url('soft')}"/>
      <ellipse cx="262" cy="456" rx="${width * 0.56}" ry="13" fill="${url('stand')}"/>
      ${rect(tablet, 'rx="17" fill="#131618"')}
      <rect x="${tablet.x + 1}" y="${tablet.y + 1}" width="${width - 2}" height="${height - 2}" rx="16" fill="none" stroke="#a3acae" stroke-width="2"/>
      ${rect(screen, 'rx="4" fill="#0a0c0d"')}${flat(easel, centred(easel, screen))}
      <rect x="${tablet.x + 3}" y="${tablet.y + 3}" width="${width - 6}" height="${height - 6}" rx="14" fill="${url('glass')}"/>
      <ellipse cx="${phone.x + 56}" cy="493" rx="84" ry="13" fill="${url('stand')}"/>
      <rect x="${phone.x - 6}" y="${phone.y + 12}" width="112" height="214" rx="18" fill="${shade}" opacity=".4" filter="${url('soft')}"/>
      ${rect(phone, 'rx="18" fill="#131618"')}
      <rect x="${phone.x + 1}" y="${phone.y + 1}" width="110" height="224" rx="17" fill="none" stroke="#b4bcbe" stroke-width="2"/>
      <g clip-path="${url('phone')}">${rect(inner, 'fill="#0a0c0d"')}${flat(easel, lit)}${rect(inner, `fill="${url('glass')}"`)}</g>
      <rect x="${phone.x + 40}" y="${phone.y + 10}" width="32" height="7" rx="3.5" fill="#000"/>`,
  };
}
