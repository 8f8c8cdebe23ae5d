export const phoneLink = (number: string) => <a href={`tel:${number.replace(/[^\d+]/g, '')}`}>{number}</a>;

export const emailLink = (address: string) => <a href={`mailto:${address}`}>{address}</a>;
