import './total.css';

/** What it costs, in a line of its own. */
export const Total = ({ label, price }: Readonly<Record<'label' | 'price', string>>) => (
  <p className="total__total">
    <span>{label}</span>
    <b className="num nowrap">{price}</b>
  </p>
);
