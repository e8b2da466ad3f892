import { generateKeyPairSync, sign } from 'node:crypto';

/**
 * A certificate for `localhost` that signs itself, and its key, both as PEM. Written by hand in DER
 * (X.690, RFC 5280), because Node reads certificates but makes none.
 * @param days how long from now it is valid; negative where it has expired
 */
export function selfSigned(days: number): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const day = 86_400_000;
  const ecdsaWithSha256 = sequence(objectId('2a8648ce3d040302'));
  const name = sequence(
    tagged(0x31, sequence(objectId('550403'), tagged(0x0c, text('localhost')))),
  );
  const subjectAltName = sequence(
    objectId('551d11'),
    tagged(0x04, sequence(tagged(0x82, text('localhost')))),
  );
  const content = sequence(
    tagged(0xa0, tagged(0x02, Buffer.from([2]))), // version 3
    tagged(0x02, Buffer.from([1])), // serial number
    ecdsaWithSha256,
    name, // issuer
    sequence(time(Date.now() - 100 * day), time(Date.now() + days * day)),
    name, // subject
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(subjectAltName)),
  );
  const signature = tagged(0x03, Buffer.from([0]), sign('sha256', content, privateKey));
  const certificate = sequence(content, ecdsaWithSha256, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  };
}

function tagged(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const length =
    content.length < 0x80 ? [content.length] : [0x82, content.length >> 8, content.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

const sequence = (...parts: Buffer[]) => tagged(0x30, ...parts);
const objectId = (hex: string) => tagged(0x06, Buffer.from(hex, 'hex'));
const text = (value: string) => Buffer.from(value, 'utf8');

/** UTCTime: two digits of the year, to the second. */
function time(at: number): Buffer {
  const digits = new Date(at).toISOString().replace(/\D/g, '').slice(2, 14);
  return tagged(0x17, text(`${digits}Z`));
}
