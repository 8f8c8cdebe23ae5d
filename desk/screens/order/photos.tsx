import { pictureOf } from '@/server/storage/queries/order-events';
import { photosOf, submissionBy } from '@/server/storage/queries/read';
import { zipOf } from '../../http/zip';
import { Links, Part } from '../../shell/parts';
import type { Screen } from '../screen';
import { smallPicture } from '../work-picture';
import { pathOf, type ShownOrder } from './shown';

const jpeg = 'image/jpeg';

/** A place as our own pages write it; 0, where nothing is, for anything else. */
const placeOf = (text = ''): number => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : 0);

const nameOf = (reference: string, position: number): string => `${reference}-${position}.jpg`;

/** The buyer's photos: small in the page, each open and downloaded whole. */
export function Photos({ shown }: Readonly<{ shown: Pick<ShownOrder, 'order' | 'photos' | 'damaged' | 'context'> }>) {
  const { photos, damaged, context } = shown;
  const { words } = context;
  if (photos.length === 0) return null;
  const path = `${pathOf(shown)}/photos`;
  const all = photos.length > 1 ? `${path}.zip` : `${path}/${photos[0]?.position}?download`;
  return (
    <Part heading={words('desk.order.photos')} count={photos.length}>
      <div className="shots g3 two field">
        {photos.map(({ position, name, width, height }) => (
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
        ))}
      </div>
      <Links to={{ [all]: words('desk.order.download', { n: photos.length }) }} />
    </Part>
  );
}

export const orderPhoto: Screen = {
  path: '/orders/:reference/photos/:position',
  async show({ storage }, { params: { reference = '', position = '' }, query }) {
    const order = await submissionBy(storage, reference);
    const [photo] = order ? await photosOf(storage, order.id, [placeOf(position)]) : [];
    if (!order || !photo) return null;
    if (!query.has('small'))
      return {
        type: jpeg,
        bytes: photo.bytes,
        ...(query.has('download') && { download: nameOf(order.reference, photo.position) }),
      };
    return smallPicture(`${order.id} ${position}`, async () => photo.bytes);
  },
};

/** All photos of a submission in one file, whatever they were called. */
export const orderPhotos: Screen = {
  path: '/orders/:reference/photos.zip',
  async show({ storage, now }, { params: { reference = '' } }) {
    const order = await submissionBy(storage, reference);
    const photos = order ? await photosOf(storage, order.id) : [];
    if (!order || photos.length === 0) return null;
    const files = photos.map(({ position, bytes }) => ({ name: nameOf(order.reference, position), bytes }));
    return { type: 'application/zip', bytes: zipOf(files, now), download: `${order.reference}.zip` };
  },
};

/** A picture that the artist has shown, by the place of its event. */
export const orderPicture: Screen = {
  path: '/orders/:reference/pictures/:position',
  async show({ storage }, { params: { reference = '', position = '' } }) {
    const order = await submissionBy(storage, reference);
    const picture = order && (await pictureOf(storage, order.id, placeOf(position)));
    return picture ? { type: jpeg, bytes: picture.bytes } : null;
  },
};
