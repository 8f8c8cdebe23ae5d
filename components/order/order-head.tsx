import styles from './order-head.module.css';

type Props = Readonly<{ title: string; heading: string; typeName: string }>;

/**
 * "New order - {type name}": the hyphen is read aloud but not shown, because the type has a line of its own (ORDER-1).
 */
export const OrderHead = ({ title, heading, typeName }: Props) => (
  <div>
    <p className="small quiet">{title}</p>
    <h1 className={`h1 ${styles.heading}`}>
      {heading}
      <span className="visually-hidden"> - </span>
      <i>{typeName}</i>
    </h1>
  </div>
);
