import { categories } from '@/content/types';
import { wholePhoto } from '@/domain/photo/turned-crop';
import { smallCopy } from '@/server/submissions/photos/small-copy';
import { addWork, skipPhoto, undoSkip } from '../../acts/new-works';
import { Chips } from '../../form/fields';
import { ActDetails, Links, SaveBar, Title } from '../../shell/parts';
import { croppedIn } from '../../works/crops';
import { lastWork, preparedPhoto, waitingPath, waitingPhotos } from '../../works/waiting-photos';
import type { Screen } from '../screen';
import { CropFields, ShelfFields, StoryFields, WorkFields } from './work-fields';

/** The fields that a work can hang without, folded unless something is wrong in them. */
const notNeeded = /^(place|about|sells|price|state|rails)/;

export const newWork: Screen = {
  path: '/works/new',
  acts: { add: addWork, drop: skipPhoto, undo: undoSkip },
  async show(context, { query, tried }) {
    const { words, settings, now } = context;
    const waiting = waitingPhotos(settings);
    const asked = tried?.form.values.photo?.at(-1) ?? query.get('photo') ?? '';
    const name = waiting.includes(asked) ? asked : waiting[0];
    const path = name === undefined ? null : waitingPath(settings, name);
    const back = { to: '/works', name: words('desk.works.title') };
    const title = words('desk.works.new');
    if (!name || !path)
      return {
        ...{ title, place: 'works', back },
        main: (
          <>
            <Title heading={title} sub={words('desk.works.noneWaits')} />
          </>
        ),
      };
    // read while somebody types
    void preparedPhoto(path);
    const photo = tried ? await preparedPhoto(path) : null;
    const cropped = tried && photo && typeof photo !== 'string' ? croppedIn(tried.form, photo, wholePhoto) : null;
    const last = lastWork(settings);
    const at = waiting.indexOf(name);
    const following = waiting[at + 1];
    const props = { act: 'add', tried: tried?.act === 'add' ? tried : null, context };
    return {
      ...{ title, place: 'works', back },
      actbar: (
        <SaveBar form="new" name={words('desk.works.saveNext')}>
          <button className="btn btn--line" type="submit" form="drop">
            {words('desk.works.drop')}
          </button>
        </SaveBar>
      ),
      main: (
        <>
          <Title heading={words('desk.works.photo', { n: waiting.length })} sub={words('desk.works.stop')} />
          <form method="post" action="/works/new/drop" id="drop">
            <input type="hidden" name="photo" value={name} />
          </form>
          <form method="post" action="/works/new/add" data-record={name} id="new">
            <input type="hidden" name="photo" value={name} />
            <div className="split split--late">
              <div>
                <div className="field hang block plain">
                  <img src={`/works/new/${name}/picture`} alt={words('desk.works.thePhoto')} />
                </div>
                <CropFields {...props} src={`/works/new/${name}/picture`} crop={wholePhoto} />
                {following && <Links to={{ [`/works/new?photo=${following}`]: words('desk.works.skip') }} />}
              </div>
              <div>
                <Chips
                  {...{
                    tried: props.tried,
                    name: 'room',
                    legend: words('desk.works.room'),
                    value: last?.room ?? 'landscapes',
                  }}
                  options={categories.map((one) => [one, words(`cat.${one}`)])}
                />
                <WorkFields
                  {...props}
                  picture={cropped && 'sides' in cropped ? cropped.sides : null}
                  shown={{
                    ...{ title: { pl: '', en: '' }, alt: { pl: '', en: '' }, sizeCm: null },
                    technique: last?.technique ?? { pl: '', en: '' },
                    year: last?.year ?? String(new Date(now).getFullYear()),
                  }}
                />
                <p className="part-note">{words('desk.works.oneSide')}</p>
                <ActDetails
                  name={words('desk.works.more')}
                  means={words('desk.works.moreMeans')}
                  isOpen={Object.keys(props.tried?.problems ?? {}).some((name) => notNeeded.test(name))}
                  group="more"
                >
                  <StoryFields {...props} shown={{}} />
                  <ShelfFields
                    {...props}
                    shelf={{ sells: 'none', price: null, state: 'available', rails: [] }}
                    before={null}
                  />
                </ActDetails>
              </div>
            </div>
          </form>
        </>
      ),
    };
  },
};

export const waitingPicture: Screen = {
  path: '/works/new/:name/picture',
  async show({ settings }, { params: { name = '' } }) {
    const path = waitingPath(settings, name);
    if (!path) return null;
    const bytes = await smallCopy(`waiting ${name}`, async () => {
      const photo = await preparedPhoto(path);
      return typeof photo === 'string' ? undefined : photo.bytes;
    });
    return bytes === undefined || bytes === 'busy' ? null : { type: 'image/jpeg', bytes };
  },
};
