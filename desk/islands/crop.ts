import {
  CropperCanvas,
  CropperGrid,
  CropperHandle,
  CropperImage,
  CropperSelection,
  CropperShade,
} from '@cropper/elements';
import { hasShapeOf } from '@/domain/photo/canvas-crop';
import { type Crop, fitted, partIn, percentOf, quarterTurned, turns, wholePhoto } from '@/domain/photo/turned-crop';

for (const element of [CropperCanvas, CropperImage, CropperShade, CropperSelection, CropperHandle, CropperGrid])
  element.$define();

const names = ['turn', 'x', 'y', 'width', 'height'] as const;
const handles = ['n-resize', 'e-resize', 's-resize', 'w-resize', 'nw-resize', 'ne-resize', 'se-resize', 'sw-resize'];

function made<Name extends keyof HTMLElementTagNameMap | string>(name: Name, attributes: Record<string, string>) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

const numberOf = (text: string | undefined): number => Number((text ?? '').replace(',', '.'));

/** @param tool holds the photo, and the fields for numbers that carry the crop to the desk */
export async function openCrop(tool: HTMLElement): Promise<void> {
  const photo = tool.querySelector('img');
  const fields = names.map((name) => tool.querySelector<HTMLInputElement>(`[name="crop-${name}"]`));
  if (!photo || fields.includes(null)) return;
  const { frame = '', quarter = '', whole = '' } = tool.dataset;
  await photo.decode();

  const canvas = made('cropper-canvas', { 'theme-color': '#fff' });
  const image = made('cropper-image', { src: photo.src, alt: photo.alt, rotatable: '' }) as CropperImage;
  const selection = made('cropper-selection', {
    movable: '',
    resizable: '',
    precise: '',
    outlined: '',
    tabindex: '0',
    role: 'group',
    'aria-label': frame,
  }) as CropperSelection;
  selection.append(
    // lines for the eye, to which their element gives roles of a table
    made('cropper-grid', { bordered: '', covered: '', 'aria-hidden': 'true' }),
    made('cropper-handle', { action: 'move', 'theme-color': 'transparent' }),
    ...handles.map((action) => made('cropper-handle', { action, 'theme-color': 'transparent' })),
  );
  canvas.append(image, made('cropper-shade', { hidden: '' }), selection);
  photo.after(canvas);
  photo.hidden = true;
  await image.$ready();

  let shown: Crop['turn'] = 0;
  function lay(turn: Crop['turn']): void {
    const { naturalWidth: width, naturalHeight: height } = photo as HTMLImageElement;
    canvas.style.aspectRatio = turn % 180 === 0 ? `${width} / ${height}` : `${height} / ${width}`;
    image.$rotate(`${turn - shown}deg`);
    shown = turn;
    // by hand it is neither moved nor made larger
    Object.assign(image, { translatable: true, scalable: true });
    image.$center('contain');
    Object.assign(image, { translatable: false, scalable: false });
  }
  const sides = () => ({ width: canvas.clientWidth, height: canvas.clientHeight });
  const cropOf = (part: Omit<Crop, 'turn'>): Crop => ({ turn: shown, ...percentOf(part, sides()) });
  const write = (crop: Crop): void =>
    names.forEach((name, at) => {
      const field = fields[at];
      if (field) field.value = String(Math.round(crop[name] * 100) / 100);
    });
  function show(asked: Crop): void {
    const crop = fitted(asked) ?? { ...wholePhoto, turn: asked.turn };
    if (crop.turn !== shown) lay(crop.turn);
    const { x, y, width, height } = partIn(crop, sides());
    selection.$change(x, y, width, height, Number.NaN);
    write(crop);
  }

  selection.addEventListener('change', (event) => {
    const crop = cropOf((event as CustomEvent<Omit<Crop, 'turn'>>).detail);
    const inside = fitted(crop);
    // a hair's breadth beside it is rounding
    if (!inside || inside.width < crop.width - 0.2) return event.preventDefault();
    write(crop);
  });
  selection.addEventListener('keydown', (event) => {
    const step = canvas.clientWidth / 100;
    const [across, up] =
      { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key] ?? [];
    if (across === undefined || up === undefined) return;
    event.preventDefault();
    if (event.shiftKey) selection.$resize('se-resize', across || up, up || across);
    else selection.$move(across, up);
  });

  const button = (text: string, press: () => void): HTMLElement => {
    const element = made('button', { type: 'button', class: 'link' });
    element.textContent = text;
    element.addEventListener('click', press);
    return element;
  };
  const tools = made('div', { class: 'crop-tools flow' });
  tools.append(
    button(quarter, () => {
      // the shape of the canvas as it was typed may be that of the photo on its side
      selection.aspectRatio = Number.NaN;
      show(quarterTurned(cropOf(selection)));
    }),
    button(whole, () => show({ ...wholePhoto, turn: shown })),
  );
  canvas.after(tools);
  /** The shape of the canvas, where both of its sides are typed. */
  function keepShape(): void {
    const side = (name: string): number =>
      numberOf(document.querySelector<HTMLInputElement>(`form [name="${name}"]`)?.value);
    const ratio = side('width') / side('height');
    const isShape = Number.isFinite(ratio) && ratio > 0;
    selection.aspectRatio = isShape ? ratio : Number.NaN;
    if (!isShape) return;
    const { x, y, width, height } = selection;
    // of a size that is rounded, the shape of the photo is meant
    if (hasShapeOf({ width, height }, { width: ratio, height: 1 })) {
      selection.aspectRatio = width / height;
      return;
    }
    const [across, up] = [Math.min(width, height * ratio), Math.min(height, width / ratio)];
    show(cropOf({ x: x + (width - across) / 2, y: y + (height - up) / 2, width: across, height: up }));
  }
  const [typed, x = 0, y = 0, width = 100, height = 100] = fields.map((field) => numberOf(field?.value));
  const turn = turns.find((one) => one === typed);
  lay(0);
  show(turn === undefined || fields.some((field) => !field?.value) ? wholePhoto : { turn, x, y, width, height });
  keepShape();
  for (const name of ['width', 'height'])
    document.querySelector(`form [name="${name}"]`)?.addEventListener('change', keepShape);
  const numbers = tool.querySelector('.crop-numbers');
  const isAtNumbers = numbers?.contains(document.activeElement);
  numbers?.toggleAttribute('hidden', true);
  // what is wrong with the numbers is wrong with the frame
  const wrong = numbers?.querySelector('.said--bad');
  if (wrong) selection.setAttribute('aria-describedby', wrong.id);
  if (wrong) numbers?.after(wrong);
  if (isAtNumbers) selection.focus();
}
