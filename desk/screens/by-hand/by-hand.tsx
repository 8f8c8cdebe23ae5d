import { groszeOf } from '@/domain/typed-sums';
import { locales } from '@/i18n/locales';
import { dayInWarsaw } from '@/server/platform/warsaw';
import { submissionBy } from '@/server/storage/queries/read';
import { sources, thingNames } from '@/server/submissions/by-hand';
import { storedIn } from '@/server/submissions/kinds';
import { reachIn } from '@/server/submissions/reach';
import { type Context, textIn } from '../../acts/act';
import { orderByHand } from '../../acts/order-by-hand';
import { isTicked } from '../../acts/texts';
import { Chips, Field, FileField, TickBox, Understood } from '../../shell/fields';
import { SaveBar, Title } from '../../shell/parts';
import { formatPrice } from '../../sums';
import type { Screen } from '../screen';

const path = '/add/order';

/** Of whom one more order is written down. */
async function knownBy({ storage, locale }: Context, reference: string | null) {
  const submission = reference === null ? undefined : await submissionBy(storage, reference);
  const name = submission && storedIn(submission)?.describe(locale).row.name;
  return submission && name ? { name, language: submission.language, ...reachIn(submission) } : null;
}

/** An order that came by telephone, at a fair or in the studio. */
export const byHand: Screen = {
  path,
  acts: { save: orderByHand },
  async show(context, { query, tried }) {
    const { words, locale, now } = context;
    const known = await knownBy(context, query.get('person'));
    const given = { tried, words, act: 'save' } as const;
    const typed = (field: string) => (tried ? textIn(tried.form, field) : '');
    const [price, paid] = [groszeOf(typed('price')), groszeOf(typed('paid'))];
    return {
      ...{ title: words('desk.byHand.title'), place: 'add', isNarrow: true },
      back: { to: '/add', name: words('desk.add.title') },
      actbar: <SaveBar form="order" name={words('desk.byHand.save')} />,
      main: (
        <>
          <Title heading={words('desk.byHand.title')} sub={words('desk.byHand.means')} />
          <form method="post" action={`${path}/save`} id="order" encType="multipart/form-data">
            <Chips
              {...{ tried, name: 'source', legend: words('byHand.source'), value: 'phone' }}
              options={sources.map((one) => [one, words(`byHand.sources.${one}`)])}
            />
            <Field {...given} name="name" label={words('byHand.name')} value={known?.name ?? ''} />
            <div className="pair">
              <Field
                {...{ ...given, name: 'phone', inputMode: 'tel', value: known?.phone ?? '' }}
                label={words('desk.order.phone')}
                hint={words('desk.byHand.ifAny')}
              />
              <Field
                {...{ ...given, name: 'email', inputMode: 'email', value: known?.email ?? '' }}
                label={words('desk.order.email')}
                hint={words('desk.byHand.ifAny')}
              />
            </div>
            <Chips
              {...{ tried, name: 'thing', legend: words('desk.byHand.what'), value: 'portrait' }}
              options={thingNames.map((one) => [
                one,
                words(one === 'other' ? 'desk.byHand.other' : `byHand.things.${one}`),
              ])}
            />
            <Field {...given} name="description" label={words('byHand.description')} rows={3} />
            <FileField
              {...{ ...given, name: 'photos', isMany: true }}
              label={words('desk.byHand.photos')}
              hint={words('desk.byHand.photosHint')}
            />
            <div className="pair">
              <Field
                {...{ ...given, name: 'price', unit: 'zł', inputMode: 'decimal' }}
                label={words('desk.byHand.price')}
              >
                <Understood>{price ? formatPrice(price, locale) : null}</Understood>
              </Field>
              <Field
                {...{ ...given, name: 'paid', unit: 'zł', inputMode: 'decimal' }}
                label={words('desk.byHand.paid')}
              >
                <Understood>{paid ? formatPrice(paid, locale) : null}</Understood>
              </Field>
            </div>
            <Field
              {...given}
              name="by"
              label={words('desk.byHand.by')}
              day={{ when: 'ahead', today: dayInWarsaw(now) }}
            />
            <Chips
              {...{ tried, name: 'language', legend: words('desk.order.reads'), value: known?.language ?? 'pl' }}
              options={locales.map((one) => [one, words(`desk.order.in.${one}`)])}
            />
            <div className="field">
              <TickBox
                name="letter"
                isOn={tried !== null && isTicked(tried.form, 'letter')}
                label={words('desk.byHand.letter')}
              />
            </div>
          </form>
        </>
      ),
    };
  },
};
