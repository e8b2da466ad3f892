/* Neither package brings types of its own. */

declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: object);
    parse(html: string): { jsonld: object; errors: unknown[] };
  }
}

declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate(
      extracted: object,
    ): Promise<{ rootType: string; issueMessage: string; severity: 'ERROR' | 'WARNING' }[]>;
  }
}
