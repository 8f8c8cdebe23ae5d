export type Family = 'ipv4' | 'ipv6';
export type Network = Readonly<{ address: string; family: Family; bits: number }>;

/** An address, or a network as `10.0.0.0/8`; null where the text is neither. */
export function networkOf(text: string): Network | null;
