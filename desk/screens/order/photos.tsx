import { pictureOf } from '@/server/storage/queries/order-events';
import { photosOf, submissionBy } from '@/server/storage/queries/read';
import { zipOf } from '../../http/zip';
import { type Pieces, part } from '../../shell/pieces';
import type { Screen } from '../screen';
import { smallPicture } from '../work-picture';
import { type OrderRead, pathOf } from './read-order';

const jpeg = 'image/jpeg';

/** A position as our own pages write it; 0, where nothing is, for anything else. */
const positionIn = (text = ''): number => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : 0);

const fileName = (reference: string, position: number): string => `${reference}-${position}.jpg`;

type Photographed = Pick<OrderRead, 'order' | 'photos' | 'damaged' | 'context'>;

export function photoParts({ photos, damaged, context: { words }, ...of }: Photographed): Pieces {
  if (photos.length === 0) return [];
  const path = `${pathOf(of)}/photos`;
  const all = photos.length > 1 ? `${path}.zip` : `${path}/${photos[0]?.position}?download`;
  const figures = photos.map(({ position, name, width, height }) => (
    <figure key={position}>
      {damaged.has(position) ? (
        <p className="said said--bad">{words('desk.order.photoDamaged', { position })}</p>
      ) : (
        <a className="block" href={`${path}/${position}`}>
          <img
            src={`${path}/${position}?small`}
            width={width}
            height={height}
            alt={words('desk.order.photo', { position })}
            loading="lazy"
          />
        </a>
      )}
      <figcaption className="cap quiet t2">
        {name}
        <br />
        {width} × {height} px
      </figcaption>
    </figure>
  ));
  return [
    part({ heading: words('desk.order.photos'), count: photos.length }, [
      <div className="shots g3 two field">{figures}</div>,
      { links: { [all]: words('desk.order.download', { n: photos.length }) } },
    ]),
  ];
}

export const orderPhoto: Screen = {
  path: '/orders/:reference/photos/:position',
  async show({ storage }, { params: { reference = '', position = '' }, query }) {
    const order = await submissionBy(storage, reference);
    const [photo] = order ? await photosOf(storage, order.id, [positionIn(position)]) : [];
    if (!order || !photo) return null;
    if (!query.has('small'))
      return {
        type: jpeg,
        bytes: photo.bytes,
        ...(query.has('download') && { download: fileName(order.reference, photo.position) }),
      };
    return smallPicture(`${order.id} ${position}`, async () => photo.bytes);
  },
};

export const orderPhotos: Screen = {
  path: '/orders/:reference/photos.zip',
  async show({ storage, now }, { params: { reference = '' } }) {
    const order = await submissionBy(storage, reference);
    const photos = order ? await photosOf(storage, order.id) : [];
    if (!order || photos.length === 0) return null;
    const files = photos.map(({ position, bytes }) => ({ name: fileName(order.reference, position), bytes }));
    return { type: 'application/zip', bytes: zipOf(files, now), download: `${order.reference}.zip` };
  },
};

export const orderPicture: Screen = {
  path: '/orders/:reference/pictures/:position',
  async show({ storage }, { params: { reference = '', position = '' } }) {
    const order = await submissionBy(storage, reference);
    const picture = order && (await pictureOf(storage, order.id, positionIn(position)));
    return picture ? { type: jpeg, bytes: picture.bytes } : null;
  },
};
