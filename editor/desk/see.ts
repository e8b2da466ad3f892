import encodeQR from 'qr';
import { examine } from '../../src/content/checks/check-content.ts';
import { localePrefix } from '../../src/i18n/routes.ts';
import { siteAddress } from '../site/site-server.ts';
import { type Html, html } from './html.ts';
import { hideFromNetwork, networkAddresses, onNetwork, showOnNetwork } from './network.ts';
import type { Say, View } from './view.ts';

let lastPress = Promise.resolve();

/** The site as it is now, on this computer and on a phone. */
export const see: View = {
  body: async (say, locale) => {
    const site = await siteAddress();
    const { mistakes } = await examine();
    const own = networkAddresses();
    const addresses = own.map((address) => `http://${address}${onNetwork.end}`);
    const notice = html`<p class="notice mistake">${say('see-mistake')} <a href="/${locale}/ready">${say('desk-ready')}</a></p>`;
    return html`${mistakes.length > 0 && notice}
<p><a class="button" href="${site}${localePrefix(locale)}" target="_blank">${say('see-open')}</a></p>
<h2>${say('see-phone')}</h2>
${own.length === 0 && html`<p class="notice mistake">${say('see-no-network')}</p>`}
${own.length > 0 && (onNetwork.end ? siteOnNetwork(say, addresses) : notOnNetwork(say))}`;
  },
  onPress: (form) => {
    // Each press waits for the one before: the first may start the site's server.
    lastPress = Promise.allSettled([lastPress]).then(form.has('show') ? show : hideFromNetwork);
    return lastPress;
  },
};

async function show(): Promise<void> {
  // Without a network the view says so.
  if (!onNetwork.end && networkAddresses().length > 0) await showOnNetwork(await siteAddress());
}

const notOnNetwork = (say: Say): Html => html`<p>${say('see-phone-line')}</p>
<form method="post"><button name="show">${say('see-phone-start')}</button></form>`;

function siteOnNetwork(say: Say, addresses: string[]): Html {
  const codes = addresses.map((address) => {
    const code: Html = { markup: encodeQR(address, 'svg', { border: 4 }) };
    return html`<div role="img" aria-label="${say('see-code')}">${code}</div>
<p><bdi dir="ltr">${address}</bdi></p>`;
  });
  return html`<p>${say('see-phone-on')}</p>
${codes.length > 1 && html`<p>${say('see-phone-several')}</p>`}
${codes}
<form method="post"><button name="stop">${say('see-phone-stop')}</button></form>`;
}
