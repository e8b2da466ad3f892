import { StockError } from './error.ts';

const unsplash = 'https://images.unsplash.com';

/**
 * Where a stock photograph is fetched: an https address as it is, or an id of Unsplash's image host,
 * such as photo-1520006403909-838d6b92c22e. Unsplash is asked for a JPEG of 2400 pixels in width.
 * @throws StockError when it is neither
 */
export function pictureAddress(named: string): URL {
  const id = /^(?:photo-)?(\d+-[0-9a-f]+)$/.exec(named)?.[1];
  const address = URL.parse(id ? `${unsplash}/photo-${id}` : named);
  if (!address || !/^https?:$/.test(address.protocol)) {
    throw new StockError(
      `"${named}" is neither the address of a picture, which begins with https://, nor an id of Unsplash such as photo-1520006403909-838d6b92c22e`,
    );
  }
  if (address.protocol === 'http:' && !['127.0.0.1', 'localhost'].includes(address.hostname)) {
    throw new StockError(
      `${address.href} is not encrypted: give an address that begins with https://`,
    );
  }
  if (address.hostname === 'unsplash.com') {
    throw new StockError(
      `${address.href} is a page: on it, press the picture with the right button, choose "Copy image address", and give that`,
    );
  }
  if (address.origin === unsplash) {
    address.search = `${new URLSearchParams({ w: '2400', q: '85', fm: 'jpg' })}`;
  }
  return address;
}
