export type Family = 'ipv4' | 'ipv6';
export type Network = Readonly<{ address: string; family: Family; bits: number }>;

/** Parses an address, or a network such as `10.0.0.0/8`; null if the text is neither. */
export function networkOf(text: string): Network | null;
