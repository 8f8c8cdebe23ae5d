import { encode } from 'uqr';

/** The quiet zone that ISO/IEC 18004 asks for, in modules. */
const quiet = 4;

/** Dark modules side by side are one stroke. */
const strokes = (row: readonly boolean[], y: number): string =>
  [
    ...row
      .map((dark) => (dark ? '1' : '0'))
      .join('')
      .matchAll(/1+/g),
  ]
    .map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join('');

type Props = Readonly<{ text: string; label: string }>;

/** Dark on white whatever lies around it; of the level M, as the codes for transfers ask. */
export function QrCode({ text, label }: Props) {
  const { data, size } = encode(text, { ecc: 'M', border: quiet });
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={data.map(strokes).join('')} />
    </svg>
  );
}
