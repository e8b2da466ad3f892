declare module '@marbec/web-auto-extractor' {
  /** What a stranger finds in a page, by type; `errors` names what could not be read. */
  export interface Extracted {
    jsonld: Record<string, Record<string, unknown>[]>;
    errors: unknown[];
  }
  export default class WebAutoExtractor {
    constructor(options: object);
    parse(html: string): Extracted;
  }
}

declare module '@adobe/structured-data-validator' {
  import type { Extracted } from '@marbec/web-auto-extractor';

  export interface Issue {
    rootType: string;
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    /** From the thing at the root to the one at fault. */
    path: object[];
    fieldNames: string[];
    errorType?: 'schemaOrg';
    /** The thing at the root, as JSON. */
    source: string;
  }
  export default class Validator {
    constructor(vocabulary: { '@graph': object[] });
    validate(extracted: Extracted): Promise<Issue[]>;
  }
}
