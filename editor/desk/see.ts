import encodeQR from 'qr';
import { examine } from '../../src/content/checks/check-content.ts';
import { localePrefix } from '../../src/i18n/routes.ts';
import { type Html, html } from './html.ts';
import { hideFromNetwork, networkAddress, onNetwork, showOnNetwork } from './network.ts';
import type { Say, View } from './view.ts';

let starting: Promise<string> | undefined;

/** The address of the site as it is now; the first call starts its server. */
export function siteAddress(): Promise<string> {
  starting ??= startSite().catch((error) => {
    // After a failure, the next call tries again.
    starting = undefined;
    throw error;
  });
  return starting;
}

async function startSite(): Promise<string> {
  const { dev } = await import('astro');
  const { address } = await dev({ logLevel: 'error', server: { host: '127.0.0.1' } });
  return `http://127.0.0.1:${address.port}`;
}

let lastPress = Promise.resolve();

/** The site as it is now, on this computer and on a phone. */
export const see: View = {
  body: async (say, locale) => {
    const site = await siteAddress();
    const { mistakes } = await examine();
    const notice = html`<p class="notice mistake">${say('see-mistake')} <a href="/${locale}/ready">${say('desk-ready')}</a></p>`;
    return html`${mistakes.length > 0 && notice}
<p><a class="button" href="${site}${localePrefix(locale)}" target="_blank">${say('see-open')}</a></p>
<h2>${say('see-phone')}</h2>
${onNetwork.address ? siteOnNetwork(say, onNetwork.address) : notOnNetwork(say)}`;
  },
  onPress: (form) => {
    // Each press waits for the one before: the first may start the site's server.
    lastPress = Promise.allSettled([lastPress]).then(form.has('show') ? show : hideFromNetwork);
    return lastPress;
  },
};

async function show(): Promise<void> {
  const own = networkAddress();
  // Without a network the view says so.
  if (!onNetwork.address && own) await showOnNetwork(await siteAddress(), own);
}

const notOnNetwork = (say: Say): Html =>
  networkAddress()
    ? html`<p>${say('see-phone-line')}</p>
<form method="post"><button name="show">${say('see-phone-start')}</button></form>`
    : html`<p class="notice mistake">${say('see-no-network')}</p>`;

function siteOnNetwork(say: Say, address: string): Html {
  const code: Html = { markup: encodeQR(address, 'svg', { border: 4 }) };
  return html`<p>${say('see-phone-on')}</p>
<div role="img" aria-label="${say('see-code')}">${code}</div>
<p><bdi dir="ltr">${address}</bdi></p>
<form method="post"><button name="stop">${say('see-phone-stop')}</button></form>`;
}
