/** A telephone number, to be tapped. */
export const Phone = ({ number }: Readonly<{ number: string }>) => (
  <a href={`tel:${number.replace(/[^\d+]/g, '')}`}>{number}</a>
);

/** An address, to be tapped. */
export const Email = ({ address }: Readonly<{ address: string }>) => <a href={`mailto:${address}`}>{address}</a>;
