import { roomOf } from '@/domain/gallery/artwork-page';
import { printSizes } from '@/domain/shop/prints';
import { typedSum } from '@/domain/typed-sums';
import { pathTo } from '@/i18n/pages';
import { dayInWarsaw } from '@/server/platform/warsaw';
import { goneWork } from '@/server/storage/queries/gone-works';
import { emptyForm } from '../../acts/act';
import { photoOf, saleFields, saveWork, seenOf, takeDown } from '../../acts/works';
import { isOnSite } from '../../publication';
import { SaveBar } from '../../shell/parts';
import { drawn, fold, part, split } from '../../shell/pieces';
import { croppedIn } from '../../works/crops';
import { workIn } from '../../works/found';
import { shelfOf } from '../../works/shelf';
import { labelFields, missingEnglish, printsField, shelfFields, storyFields } from '../../works/work-form';
import type { Screen } from '../screen';
import { onWall } from './on-wall';
import { CropFields, Mends } from './work-fields';
import { StateMark } from './works';

export const work: Screen = {
  path: '/works/:id',
  acts: { save: saveWork, 'take-down': takeDown },
  async show(context, { params, tried }) {
    const { words, locale, settings } = context;
    const found = workIn(context, params);
    if (!found) return null;
    const { work, category } = found;
    const shelf = shelfOf(context, work);
    const gone = await goneWork(context.storage, work.id);
    const missing = missingEnglish(work).length;
    const note = missing > 0 && words('desk.works.english', { n: missing });
    const own = tried?.act === 'save' ? tried : null;
    const sum = gone ? gone.grosze : shelf.price;
    const sale = saleFields(gone, sum ? typedSum(sum, locale) : '', dayInWarsaw(context.now));
    const writeDown = drawn([{ links: { '/add/order': words('desk.works.writeDown') } }]);
    const photo = await photoOf(context, work);
    const cropped = photo && croppedIn(own?.form ?? emptyForm, photo.sides, photo.crop);
    const { rails, ...selling } = shelfFields(shelf, locale);
    const page = settings.siteUrl + pathTo('artwork', locale, { room: roomOf(category), slug: work.slug });
    return {
      title: work.title[locale],
      heading: <i>{work.title[locale]}</i>,
      sub: <StateMark work={work} shelf={shelf} />,
      place: 'works',
      back: { to: `/works?room=${category}`, name: words(`cat.${category}`) },
      actbar: <SaveBar form="work" name={words('desk.works.save')} note={note} />,
      main: [
        {
          form: `/works/${work.id}/save`,
          id: 'work',
          hidden: { seen: seenOf(context, found) },
          of: [
            split(
              'late',
              [
                <div className="field hang block plain">
                  <img src={`/works/${work.id}/picture`} alt={work.alt[locale]} />
                </div>,
                photo && <CropFields src={`/works/${work.id}/original`} crop={photo.crop} />,
              ],
              part(words('desk.works.shelf'), [
                { fields: selling },
                <div className="sale">{drawn([{ fields: sale, after: { reference: writeDown } }])}</div>,
                { fields: { rails, ...printsField(printSizes(work), shelf) } },
              ]),
            ),
            part(words('desk.works.label'), [
              {
                fields: { ...labelFields(work, locale), ...storyFields(work) },
                after: { width: <Mends picture={cropped?.sides ?? null} /> },
              },
            ]),
          ],
        },
        await onWall(context, found),
        <p className="wraps g0-6 field">
          <a className="link" href={page} target="_blank" rel="noreferrer">
            {words('desk.works.onSite')}
          </a>
        </p>,
        fold(
          {
            name: words('desk.works.takeDown'),
            means: words(isOnSite(context, work.id) ? 'desk.works.takeDownMeans' : 'desk.works.lostMeans'),
            group: 'work',
          },
          [{ press: words('desk.works.takeDown'), to: `/works/${work.id}/take-down`, isLine: true }],
        ),
      ],
    };
  },
};
