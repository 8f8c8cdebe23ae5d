import { centred, type Drawing, type Easel, flat, rect } from '../easel';
import { shelf, shelfDefs, standing } from '../rooms';
import { across, blur, light, shade, svg } from '../svg';

const string = 'M176 494V214L204 166M462 302H96M462 302L488 262';
const bow =
  'M176 302C118 250 126 234 152 250C168 260 176 288 176 302C180 280 190 254 214 244C236 238 230 270 176 302C170 332 150 354 138 370M176 302C190 332 206 342 224 356';

export function parcel(easel: Easel): Drawing {
  const { id, url } = easel;
  const art = centred(easel, { x: 294, y: 334, width: 120, height: 124 });
  return {
    defs:
      shelfDefs(easel) +
      blur(id('soft'), 8) +
      across(id('paper'), [
        [0, '#d1a672'],
        [0.5, '#bf9159'],
        [1, '#a97b48'],
      ]) +
      svg`<pattern id="${id('laid')}" width="7" height="7" patternUnits="userSpaceOnUse"><path d="M0 2h7" stroke="#6d4924" stroke-opacity=".12"/></pattern>`,
    body: svg`${shelf(easel)}${standing(easel, 288, 490, 200, 24)}
      <path d="M96 214L130 166H488L462 214Z" fill="#dfb985"/><path d="M462 214L488 166V448L462 492Z" fill="#8d6838"/>
      <path d="M96 214h366v280h-366Z" fill="${url('paper')}"/><path d="M96 214h366v280h-366Z" fill="${url('laid')}"/>
      <path d="M96 214L152 262M462 214L416 254M96 494L148 450M462 494L418 448" stroke="#6f4a22" stroke-opacity=".4" stroke-width="2"/>
      <path d="M96 214.7H462" stroke="${light}" stroke-opacity=".45" stroke-width="1.5"/>
      <g fill="none"><path d="${string}" stroke="${shade}" stroke-opacity=".25" stroke-width="6" transform="translate(2 3)"/><path d="${string}" stroke="#eadec5" stroke-width="5"/>
      <path d="${string}" stroke="#7b6542" stroke-opacity=".8" stroke-width="5" stroke-dasharray="2 4"/>
      <path d="${bow}" stroke="${shade}" stroke-opacity=".25" stroke-width="6" transform="translate(2 5)"/><path d="${bow}" stroke="#f3e9d3" stroke-width="5" stroke-linecap="round"/></g>
      <circle cx="176" cy="302" r="8" fill="#f3e9d3"/>
      <g transform="rotate(-4 340 400)"><path d="M258 320h180v156h-180l-20 -20v-116Z" fill="${shade}" opacity=".42" filter="${url('soft')}" transform="translate(4 9)"/>
      <path d="M262 314h178v164h-178l-22 -24v-116Z" fill="#fcf9f1"/><circle cx="258" cy="396" r="6.5" fill="#a97b48"/><circle cx="258" cy="396" r="6.5" fill="none" stroke="#cbbfa6" stroke-width="2"/>
      <path d="M258 396C230 382 200 332 178 306" fill="none" stroke="#f3e9d3" stroke-width="3"/>${flat(easel, art)}${rect(art, `fill="none" stroke="${shade}" stroke-opacity=".2"`)}</g>`,
  };
}
