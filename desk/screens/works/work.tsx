import { roomOf } from '@/domain/gallery/artwork-page';
import { typedSum } from '@/domain/typed-sums';
import { pathTo } from '@/i18n/pages';
import { dayInWarsaw } from '@/server/platform/warsaw';
import { type GoneWork, goneWork } from '@/server/storage/queries/gone-works';
import { type Context, emptyForm } from '../../acts/act';
import { contentOf } from '../../acts/content';
import { photoOf, saleFields, saveWork, seenOf, takeDown } from '../../acts/works';
import { FormFields } from '../../form/form';
import { isOnSite } from '../../publication';
import { ActDetails, Button, Links, Part, SaveBar } from '../../shell/parts';
import { croppedIn } from '../../works/crops';
import { workIn } from '../../works/found';
import { shelfOf } from '../../works/shelf';
import { missingEnglish } from '../../works/work-form';
import type { Screen, Tried } from '../screen';
import { hangingOf, OnWall } from './on-wall';
import { CropFields, ShelfFields, StoryFields, WorkFields } from './work-fields';
import { StateMark } from './works';

type SaleProps = Readonly<{
  act: string;
  tried: Tried | null;
  context: Context;
  gone: GoneWork | undefined;
  price: number | null;
}>;

function Sale({ gone, price, ...given }: SaleProps) {
  const { words, locale, now } = given.context;
  const sum = gone ? gone.grosze : price;
  const fields = saleFields(gone, sum ? typedSum(sum, locale) : '', dayInWarsaw(now));
  const add = <Links to={{ '/add/order': words('desk.works.writeDown') }} />;
  return (
    <div className="sale">
      <FormFields {...given} fields={fields} after={{ reference: add }} />
    </div>
  );
}

export const work: Screen = {
  path: '/works/:id',
  acts: { save: saveWork, 'take-down': takeDown },
  async show(context, { params, tried }) {
    const { words, locale, settings } = context;
    const place = contentOf(context);
    const found = workIn(place, params);
    if (!found) return null;
    const { work, category } = found;
    const shelf = shelfOf(place, work);
    const gone = await goneWork(context.storage, work.id);
    const missing = missingEnglish(work).length;
    const own = tried?.act === 'save' ? tried : null;
    const props = { act: 'save', tried: own, context };
    const photo = await photoOf(context, work);
    const cropped = photo && croppedIn(own?.form ?? emptyForm, photo.sides, photo.crop);
    const hanging = await hangingOf(place, found);
    const technique = work.technique ?? { pl: '', en: '' };
    return {
      ...{ title: work.title[locale], place: 'works' },
      back: { to: `/works?room=${category}`, name: words(`cat.${category}`) },
      actbar: (
        <SaveBar
          form="work"
          name={words('desk.works.save')}
          note={missing > 0 && words('desk.works.english', { n: missing })}
        />
      ),
      main: (
        <>
          <h1>
            <i>{work.title[locale]}</i>
          </h1>
          <p className="title-sub">
            <StateMark {...{ work, shelf, context }} />
          </p>
          <form method="post" action={`/works/${work.id}/save`} id="work">
            <input type="hidden" name="seen" value={seenOf(place, found)} />
            <div className="split split--late">
              <div>
                <div className="field hang block plain">
                  <img src={`/works/${work.id}/picture`} alt={work.alt[locale]} />
                </div>
                {photo && <CropFields {...props} src={`/works/${work.id}/original`} crop={photo.crop} />}
              </div>
              <Part heading={words('desk.works.shelf')}>
                <ShelfFields {...props} shelf={shelf} before={shelf}>
                  <Sale {...props} gone={gone} price={shelf.price} />
                </ShelfFields>
              </Part>
            </div>
            <Part heading={words('desk.works.label')}>
              <WorkFields
                {...props}
                picture={cropped && 'sides' in cropped ? cropped.sides : null}
                shown={{ ...work, technique, year: String(work.year) }}
              />
              <StoryFields {...props} shown={work} />
            </Part>
          </form>
          <OnWall {...found} {...hanging} context={context} />
          <p className="wraps g0-6 field">
            <a
              className="link"
              href={`${settings.siteUrl}${pathTo('artwork', locale, { room: roomOf(category), slug: work.slug })}`}
              target="_blank"
              rel="noreferrer"
            >
              {words('desk.works.onSite')}
            </a>
          </p>
          <ActDetails
            name={words('desk.works.takeDown')}
            means={words(isOnSite(context, work.id) ? 'desk.works.takeDownMeans' : 'desk.works.lostMeans')}
            group="work"
          >
            <form method="post" action={`/works/${work.id}/take-down`}>
              <Button isLine>{words('desk.works.takeDown')}</Button>
            </form>
          </ActDetails>
        </>
      ),
    };
  },
};
