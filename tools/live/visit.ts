/** What a server answered, or why it did not. */
export interface Answer {
  /** The HTTP status; 0 where nothing came back. */
  status: number;
  headers: Headers;
  text: string;
  /** Why nothing came back: the end of a sentence that begins with the address. */
  failure?: string;
}

/** Asks for an address. */
export type Visit = (address: URL, method?: 'GET' | 'HEAD') => Promise<Answer>;

/**
 * A visitor that follows no redirect and waits for no answer longer than it is told.
 * @param seconds how long one answer may take, from the first byte sent to the last received
 */
export function visitor(seconds: number): Visit {
  return async (address, method = 'GET') => {
    try {
      const response = await fetch(address, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(seconds * 1000),
        headers: { 'Accept-Encoding': 'br, gzip', 'User-Agent': 'khayt-check-live' },
      });
      return {
        status: response.status,
        headers: response.headers,
        text: await response.text(),
      };
    } catch (error) {
      return { status: 0, headers: new Headers(), text: '', failure: reason(error, seconds) };
    }
  };
}

/** What the errors of connections mean; where they are not listed, they speak for themselves. */
const meanings: Record<string, string> = {
  ENOTFOUND: 'has a name that nobody knows',
  EAI_AGAIN: 'has a name that could not be looked up: is this computer on the internet?',
  ECONNREFUSED: 'has nothing that answers',
  ECONNRESET: 'broke off',
  UND_ERR_SOCKET: 'broke off',
  CERT_HAS_EXPIRED: 'has a certificate that has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'has a certificate for another name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'has a certificate that no browser trusts',
  SELF_SIGNED_CERT_IN_CHAIN: 'has a certificate that no browser trusts',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'has a certificate that no browser trusts',
};

function reason(error: unknown, seconds: number): string {
  const { name, message, cause } = error as Error & { cause?: Error & { code?: string } };
  if (name === 'TimeoutError') return `did not answer within ${seconds} s`;
  return meanings[cause?.code ?? ''] ?? `could not be asked (${cause?.message ?? message})`;
}
