import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readIdentity } from '../../../src/content/read.ts';
import { addressOf, type Language, languageCodes, pages } from '../../../src/language.ts';

/** The factory, as this checkout has it. */
export const identity = readIdentity();

const digits = identity.phone.replace(/\D/g, '');

const paths = languageCodes.flatMap((language) => pages.map((page) => addressOf(page, language)));

/** A small site in a folder of its own, with all that a published copy must have. */
export function smallSite(): string {
  const folder = mkdtempSync(`${tmpdir()}/khayt-live-`);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(`${folder}/${file}`), { recursive: true });
    writeFileSync(`${folder}/${file}`, text);
    writeFileSync(`${folder}/${file}.br`, brotliCompressSync(text));
  };
  for (const language of languageCodes) {
    for (const page of pages) {
      const path = addressOf(page, language);
      write(path === '/' ? 'index.html' : `${path.slice(1)}.html`, html(language));
    }
    write(language === 'en' ? 'en/404.html' : '404.html', html(language));
  }
  write('_astro/photo.a1b2.avif', 'a photograph');
  write('share/home.jpg', 'a picture');
  write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${identity.address}/sitemap.xml\n`);
  const addresses = paths.map((path) => `<url><loc>${identity.address}${path}</loc></url>`);
  write('sitemap.xml', `<urlset>${addresses.join('')}</urlset>`);
  return folder;
}

function html(language: Language): string {
  return `<!DOCTYPE html><html lang="${language}"><head>
<meta property="og:image" content="${identity.address}/share/home.jpg">
<style>p { color: black }</style><script>(() => {})()</script></head>
<body id="content">${paths.map((path) => `<a href="${path}">a page</a>`).join('')}
<a href="#content">skip</a>
<img src="/_astro/photo.a1b2.avif" alt="">
<a href="https://wa.me/${digits}?text=hello">chat</a><a href="tel:+${digits}">call</a>
<a href="https://maps.example/">map</a>
</body></html>`;
}
