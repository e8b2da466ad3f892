import { StockError } from './error.ts';

/** How much a host may send, in bytes, and how long it may take, in milliseconds. */
export interface Limits {
  bytes: number;
  /** Between two pieces. */
  silence: number;
  altogether: number;
}

const usual: Limits = { bytes: 40e6, silence: 20_000, altogether: 300_000 };

/** How far a download is, in bytes; hosts need not say how much there will be. */
export type Progress = (received: number, total: number | undefined) => void;

/**
 * Fetches a picture into memory. Redirects are followed within the host only.
 * @throws StockError when the host does not answer, answers with anything but one whole file, or
 *   sends more or more slowly than the limits allow
 */
export async function download(
  address: URL,
  progress: Progress,
  limits: Limits = usual,
): Promise<Uint8Array> {
  const silence = new AbortController();
  const signal = AbortSignal.any([silence.signal, AbortSignal.timeout(limits.altogether)]);
  const wait = () => setTimeout(() => silence.abort(), limits.silence);
  let timer = wait();
  let received = 0;
  try {
    const response = await follow(address, signal);
    const total = Number(response.headers.get('content-length')) || undefined;
    const pieces: Uint8Array[] = [];
    for await (const piece of bodyOf(response, address, total, limits)) {
      clearTimeout(timer);
      timer = wait();
      received += piece.length;
      if (received > limits.bytes) throw tooLarge(address, limits);
      pieces.push(piece);
      progress(received, total);
    }
    if (!received) throw new StockError(`${address.host} has sent nothing: look at the address`);
    return Buffer.concat(pieces);
  } catch (error) {
    if (error instanceof StockError) throw error;
    if (signal.aborted) throw new StockError(`${address.host} takes too long: try again later`);
    throw new StockError(
      received
        ? `${address.host} has cut the picture short, after ${received} bytes: try again`
        : `${address.host} cannot be reached: look at the address and at your connection`,
    );
  } finally {
    clearTimeout(timer);
    // Closes the connection: what is still coming is not wanted.
    silence.abort();
  }
}

/** The answer at an address, or at the address on the same host that it is sent on to. */
async function follow(address: URL, signal: AbortSignal): Promise<Response> {
  let next = address;
  for (let hops = 0; hops < 5; hops += 1) {
    const response = await fetch(next, { redirect: 'manual', signal });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || !location) return response;
    next = new URL(location, next);
    if (next.origin !== address.origin) {
      throw new StockError(
        `${address.host} sends on to another host, ${next.host}: if you trust it, give the address there, ${next.href}`,
      );
    }
  }
  throw new StockError(`${address.host} sends on and on, from address to address`);
}

function bodyOf(response: Response, address: URL, total: number | undefined, limits: Limits) {
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok) {
    throw new StockError(`${address.host} answers ${response.status}: look at the address`);
  }
  if (type.startsWith('text/')) {
    throw new StockError(
      `${address.href} is a page and no picture: on it, press the picture with the right button and copy its own address`,
    );
  }
  if (total && total > limits.bytes) throw tooLarge(address, limits);
  return response.body ?? [];
}

function tooLarge(address: URL, { bytes }: Limits) {
  return new StockError(
    `the picture at ${address.host} is larger than ${bytes / 1e6} MB: ask the host for a smaller one`,
  );
}
