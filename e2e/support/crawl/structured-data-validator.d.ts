declare module '@adobe/structured-data-validator' {
  type Issue = Readonly<{ issueMessage: string; severity: 'ERROR' | 'WARNING' }>;
  type Extracted = Readonly<Record<'jsonld' | 'microdata' | 'rdfa', Readonly<Record<string, readonly object[]>>>>;

  export default class Validator {
    validate(data: Extracted): Promise<readonly Issue[]>;
  }
}
