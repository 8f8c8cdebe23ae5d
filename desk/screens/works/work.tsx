import { roomOf } from '@/domain/gallery/artwork-page';
import { printSizes } from '@/domain/shop/prints';
import { typedSum } from '@/domain/typed-sums';
import { pathTo } from '@/i18n/pages';
import { dayInWarsaw } from '@/server/platform/warsaw';
import { type GoneWork, goneWork } from '@/server/storage/queries/gone-works';
import { type Context, emptyForm } from '../../acts/act';
import { photoOf, saleFields, saveWork, seenOf, takeDown } from '../../acts/works';
import { FormFields } from '../../form/form';
import { isOnSite } from '../../publication';
import { ActDetails, Links, Part, PostForm, SaveBar } from '../../shell/parts';
import { croppedIn } from '../../works/crops';
import { workIn } from '../../works/found';
import { shelfOf } from '../../works/shelf';
import { labelFields, missingEnglish, printsField, shelfFields, storyFields } from '../../works/work-form';
import type { Screen, Tried } from '../screen';
import { hangingOf, OnWall } from './on-wall';
import { CropFields, Mends } from './work-fields';
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
    const found = workIn(context, params);
    if (!found) return null;
    const { work, category } = found;
    const shelf = shelfOf(context, work);
    const gone = await goneWork(context.storage, work.id);
    const missing = missingEnglish(work).length;
    const note = missing > 0 && words('desk.works.english', { n: missing });
    const own = tried?.act === 'save' ? tried : null;
    const props = { act: 'save', tried: own, context };
    const photo = await photoOf(context, work);
    const cropped = photo && croppedIn(own?.form ?? emptyForm, photo.sides, photo.crop);
    const hanging = await hangingOf(context, found);
    const { rails, ...selling } = shelfFields(shelf, locale);
    return {
      title: work.title[locale],
      heading: <i>{work.title[locale]}</i>,
      sub: <StateMark work={work} shelf={shelf} context={context} />,
      place: 'works',
      back: { to: `/works?room=${category}`, name: words(`cat.${category}`) },
      actbar: <SaveBar form="work" name={words('desk.works.save')} note={note} />,
      main: (
        <>
          <form method="post" action={`/works/${work.id}/save`} id="work">
            <input type="hidden" name="seen" value={seenOf(context, found)} />
            <div className="split split--late">
              <div>
                <div className="field hang block plain">
                  <img src={`/works/${work.id}/picture`} alt={work.alt[locale]} />
                </div>
                {photo && <CropFields {...props} src={`/works/${work.id}/original`} crop={photo.crop} />}
              </div>
              <Part heading={words('desk.works.shelf')}>
                <FormFields {...props} fields={selling} />
                <Sale {...props} gone={gone} price={shelf.price} />
                <FormFields {...props} fields={{ rails, ...printsField(printSizes(work), shelf) }} />
              </Part>
            </div>
            <Part heading={words('desk.works.label')}>
              <FormFields
                {...props}
                fields={{ ...labelFields(work, locale), ...storyFields(work) }}
                after={{ width: <Mends {...props} picture={cropped && 'sides' in cropped ? cropped.sides : null} /> }}
              />
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
            <PostForm to={`/works/${work.id}/take-down`} name={words('desk.works.takeDown')} isLine />
          </ActDetails>
        </>
      ),
    };
  },
};
