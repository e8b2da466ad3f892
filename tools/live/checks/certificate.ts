import { connect } from 'node:tls';
import type { Check } from '../check.ts';

/** Renewal is automatic a month before the end; who has less than this left has no renewal. */
const fewestDays = 21;

/**
 * The certificate lasts. Undefined for a copy without https.
 * @param seconds how long the server may take to show it
 */
export async function checkCertificate(
  origin: string,
  seconds: number,
): Promise<Check | undefined> {
  const { protocol, hostname, port } = new URL(origin);
  if (protocol !== 'https:') return undefined;
  const end = await new Promise<Date>((resolve, reject) => {
    const socket = connect(
      { host: hostname, port: Number(port || 443), servername: hostname, timeout: seconds * 1000 },
      () => {
        resolve(new Date(socket.getPeerCertificate().valid_to));
        socket.destroy();
      },
    );
    socket.on('error', reject);
    socket.on('timeout', () => socket.destroy(new Error('The server showed no certificate.')));
  });
  const days = Math.floor((end.getTime() - Date.now()) / 86_400_000);
  const left = `it ends in ${days} days, on ${end.toISOString().slice(0, 10)}`;
  return {
    title: `the certificate lasts ${fewestDays} days or more`,
    ...(days < fewestDays
      ? { faults: [`${left}: it should have been renewed`] }
      : { faults: [], notes: [left] }),
  };
}
