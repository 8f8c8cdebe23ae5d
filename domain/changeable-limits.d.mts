type Numbers<Name extends string> = Readonly<Record<Name, number>>;

/** The limits that a configuration may change. */
export type ChangeableLimits = Readonly<{
  disk: Numbers<'photosBelow' | 'writesBelow'>;
  sockets: Numbers<
    | ('headersMs' | 'smallBodyMs' | 'slowBytesPerSecond' | 'slowWindowMs')
    | ('requestMs' | 'keepAliveMs' | 'lingerMs' | 'drainMs')
  >;
  rates: Numbers<'burst' | 'perMinute' | 'perDay' | 'uploadsAtOnce' | 'sitePerMinute'>;
}>;

export const changeable: ChangeableLimits;
