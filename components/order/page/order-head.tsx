import './order-intro.css';

/** Where the form begins, below the stage. */
export const headId = 'form';

type Props = Readonly<{
  title: string;
  heading: string;
  typeName: string;
  work?: Readonly<{ title: string; price: string | null }> | null;
}>;

/**
 * "New order - {type name}": the hyphen is read aloud but not shown (ORDER-1). Where one particular work is ordered, its
 * title is the largest thing on the page, and "New order" a line above it.
 */
export const OrderHead = ({ title, heading, typeName, work = null }: Props) => (
  <div id={headId} tabIndex={-1}>
    <p className="small quiet">{title}</p>
    <h1 className={work ? 'essay order-head__small' : 'h1 order-head__heading'}>
      {heading}
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
