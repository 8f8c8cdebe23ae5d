import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import './order-intro.css';

/** Where the form begins, below the stage. */
export const headId = 'form';

type Props = Readonly<{
  locale: Locale;
  typeName: string;
  work?: Readonly<{ title: string; price: string | null }> | null;
}>;

/** The hyphen is read aloud but not shown (ORDER-1). The title of an ordered work is the largest thing on the page. */
export const OrderHead = ({ locale, typeName, work = null }: Props) => (
  <div id={headId} tabIndex={-1}>
    <p className="small quiet">{translator(locale)('orderPage.title')}</p>
    <h1 className={work ? 'essay order-head__small' : 'h1 order-head__heading'}>
      {translator(locale)('order.new')}
      <span className="visually-hidden"> - </span>
      <i>{typeName}</i>
    </h1>
    {work ? (
      <p className="order-head__work line spread t1">
        <i className="h1">{work.title}</i>
        {work.price ? <span className="price nowrap">{work.price}</span> : null}
      </p>
    ) : null}
  </div>
);
