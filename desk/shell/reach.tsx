export const Phone = ({ number }: Readonly<{ number: string }>) => (
  <a href={`tel:${number.replace(/[^\d+]/g, '')}`}>{number}</a>
);

export const Email = ({ address }: Readonly<{ address: string }>) => <a href={`mailto:${address}`}>{address}</a>;
