declare module '@adobe/structured-data-validator' {
  type Issue = Readonly<{ issueMessage: string; severity: 'ERROR' | 'WARNING'; errorType?: string }>;
  type Extracted = Readonly<Record<'jsonld' | 'microdata' | 'rdfa', Readonly<Record<string, readonly object[]>>>>;

  export default class Validator {
    /** @param vocabulary as schema.org publishes it */
    constructor(vocabulary: Readonly<{ '@graph': readonly object[] }>);
    validate(data: Extracted): Promise<readonly Issue[]>;
  }
}
