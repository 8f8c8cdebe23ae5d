type Numbers<Name extends string> = Readonly<Record<Name, number>>;

/** The limits that a configuration may change. */
export type ChangeableLimits = Readonly<{
  disk: Numbers<'photosBelow' | 'writesBelow' | 'spoolBytes' | 'spoolPerAddress'>;
  sockets: Numbers<
    | ('headersMs' | 'smallBodyMs' | 'slowBytesPerSecond' | 'slowWindowMs')
    | ('requestMs' | 'keepAliveMs' | 'lingerMs' | 'drainMs' | 'unreadMs')
  >;
  rates: Numbers<
    | 'burst'
    | 'perMinute'
    | 'perDay'
    | 'uploadsAtOnce'
    | 'prefix56Times'
    | 'prefix48Times'
    | 'sitePerMinute'
    | 'foreignPerMinute'
  >;
}>;

export const changeable: ChangeableLimits;
