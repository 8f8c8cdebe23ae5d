import { wholePhoto } from '@/domain/photo/turned-crop';
import { addWork, skipPhoto, undoSkip } from '../../acts/new-works';
import { Hidden, SaveBar } from '../../shell/parts';
import { fold, split } from '../../shell/pieces';
import { croppedIn } from '../../works/crops';
import { lastWork, preparedPhoto, waitingPath, waitingPhotos } from '../../works/waiting-photos';
import { labelFields, newShelf, printsField, roomField, shelfFields, storyFields } from '../../works/work-form';
import type { Screen } from '../screen';
import { smallPicture } from '../work-picture';
import { CropFields, Mends } from './work-fields';

/** The fields that a work can hang without, folded unless something is wrong in them. */
const notNeeded = /^(place|about|sells|price|state|rails|prints)/;

export const newWork: Screen = {
  path: '/works/new',
  acts: { add: addWork, drop: skipPhoto, undo: undoSkip },
  async show(context, { query, tried }) {
    const { words, locale, settings, now } = context;
    const waiting = waitingPhotos(settings);
    const asked = tried?.form.values.photo?.at(-1) ?? query.get('photo') ?? '';
    const name = waiting.includes(asked) ? asked : waiting[0];
    const path = name === undefined ? null : waitingPath(settings, name);
    const page = { title: words('desk.works.new'), place: 'works', back: 'works' } as const;
    if (!name || !path) return { ...page, sub: words('desk.works.noneWaits'), main: [] };
    // read while somebody types
    void preparedPhoto(path);
    const photo = tried ? await preparedPhoto(path) : null;
    const cropped = tried && photo && typeof photo !== 'string' ? croppedIn(tried.form, photo, wholePhoto) : null;
    const last = lastWork(settings);
    const known = { year: new Date(now).getFullYear(), ...last };
    const at = waiting.indexOf(name);
    const following = waiting[at + 1];
    const picture = `/works/new/${name}/picture`;
    const problems = tried?.act === 'add' ? tried.problems : {};
    return {
      ...page,
      heading: words('desk.works.photo', { n: waiting.length }),
      sub: words('desk.works.stop'),
      actbar: (
        <SaveBar form="new" name={words('desk.works.saveNext')}>
          <button className="btn btn--line" type="submit" form="drop">
            {words('desk.works.drop')}
          </button>
        </SaveBar>
      ),
      main: [
        <form method="post" action="/works/new/drop" id="drop">
          <Hidden fields={{ photo: name }} />
        </form>,
        {
          form: '/works/new/add',
          id: 'new',
          hidden: { photo: name },
          'data-record': name,
          of: [
            split(
              'late',
              [
                <div className="field hang block plain">
                  <img src={picture} alt={words('desk.works.thePhoto')} />
                </div>,
                <CropFields src={picture} crop={wholePhoto} />,
                following && { links: { [`/works/new?photo=${following}`]: words('desk.works.skip') } },
              ],
              [
                {
                  fields: { ...roomField(last?.room), ...labelFields(known, locale) },
                  after: {
                    width: <Mends picture={cropped?.sides ?? null} />,
                  },
                },
                { note: words('desk.works.oneSide') },
                fold(
                  {
                    name: words('desk.works.more'),
                    means: words('desk.works.moreMeans'),
                    open: Object.keys(problems).some((name) => notNeeded.test(name)),
                    group: 'more',
                  },
                  [{ fields: { ...storyFields({}), ...shelfFields(newShelf, locale), ...printsField([], newShelf) } }],
                ),
              ],
            ),
          ],
        },
      ],
    };
  },
};

export const waitingPicture: Screen = {
  path: '/works/new/:name/picture',
  async show({ settings }, { params: { name = '' } }) {
    const path = waitingPath(settings, name);
    if (!path) return null;
    return smallPicture(`waiting ${name}`, async () => {
      const photo = await preparedPhoto(path);
      return typeof photo === 'string' ? undefined : photo.bytes;
    });
  },
};
