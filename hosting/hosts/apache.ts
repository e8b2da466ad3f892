import { hiddenPath, notFoundPage, prefixes, redirects } from '../addresses.ts';
import {
  caching,
  type HostValues,
  resourcePolicy,
  shownElsewherePath,
  textTypes,
} from '../headers.ts';

/** A file that every build has, and no other site. */
const ownFile = '%{DOCUMENT_ROOT}/chat-code.svg';

/**
 * `.htaccess`, for Apache 2.4 and LiteSpeed, which differ in what they inherit and in `<If>`
 * (https://litespeedtech.com/support/forum/threads/solved-apache-if-elseif-else-not-supported.20933/). It undoes what
 * hosts commonly set in their configuration.
 */
export function htaccessFile({ headers, domain }: HostValues): string {
  const lines = (texts: string[]) => texts.join('\n');
  const ownHost = `^(?:www\\.)?${domain.replace(/^www\./, '').replaceAll('.', '\\.')}(?::|$)`;
  // A header of the host's own would come beside that which is always set.
  const header = (name: string, value: string) => `  Header unset ${name}
  Header always set ${name} "${value}"`;
  const settings = `Options -Indexes -MultiViews
ErrorDocument 404 ${notFoundPage}
# A language's home page, en.html, has the address of the folder beside it.
DirectorySlash Off
<IfModule mod_expires.c>
  ExpiresActive Off
</IfModule>

# Hosts may take a compressed copy for an archive (.gz) or for a text in Breton (.br).
AddType image/avif .avif
AddType font/woff2 .woff2
AddEncoding br .br
AddEncoding gzip .gz
RemoveLanguage .br

# A host without mod_headers serves the site all the same; npm run check:live names what is missing.
<IfModule mod_headers.c>
  SetEnvIf Request_URI "^${caching.hashedFolder}" HASHED_NAME
${header('Cache-Control', caching.other)}
  Header always set Cache-Control "${caching.hashed}" env=HASHED_NAME
${lines(Object.entries(headers).map(([name, value]) => header(name, value)))}
  SetEnvIf Request_URI "${shownElsewherePath}" SHOWN_ELSEWHERE
  Header always set ${resourcePolicy} "cross-origin" env=SHOWN_ELSEWHERE
</IfModule>`;
  return `# Written by the build; docs/publishing.md says how to use it.

# Apache also reads this file for other domains whose folders lie in this one, and leaves them as they are. LiteSpeed
# does not, and knows only some of what may stand in an <If>.
<IfModule LiteSpeed>
${settings}
</IfModule>
<IfModule !LiteSpeed>
<If "-f '${ownFile}' || %{HTTP_HOST} =~ /${ownHost}/i">
${settings}
</If>
<Else>
ForceType None
</Else>
</IfModule>
${lines(
  Object.entries(textTypes).flatMap(([extension, type]) => [
    `<FilesMatch "\\.${extension}(?:\\.br|\\.gz)?$">`,
    `  ForceType "${type}"`,
    '</FilesMatch>',
  ]),
)}

RewriteEngine On
RewriteBase /

RewriteCond ${ownFile} !-f
RewriteCond %{HTTP_HOST} !${ownHost} [NC]
RewriteRule ^ - [END]

RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$
RewriteRule ^ - [R=405,L]

# THE_REQUEST holds the address as the browser sent it: the rewrites below cause no redirects.
${lines(
  redirects.flatMap(({ from, to }) => [
    `RewriteCond %{THE_REQUEST} "^\\S+ ${from}(?:\\?\\S*)? \\S+$"`,
    `RewriteRule ^ ${to.replaceAll('$', '%')} [R=308,NE,L]`,
  ]),
)}
RewriteCond %{REQUEST_URI} ${hiddenPath}
RewriteRule ^ - [R=404,L]

# The 404 page of a language with a prefix.
${lines(
  prefixes.flatMap((prefix) => [
    `RewriteCond %{THE_REQUEST} "^\\S+ ${prefix}[/? ]"`,
    `RewriteRule ^404\\.html$ ${prefix}${notFoundPage}`,
  ]),
)}

# The page of an address. After a rewrite mod_rewrite runs all rules again: then the file's name has a dot, and none matches.
RewriteRule ^$ index.html
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^[^.]+$ $0.html
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule ^ - [R=404,L]

# The compressed copy of a file.
RewriteRule \\.(?:br|gz)$ - [L]
RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
RewriteCond %{REQUEST_FILENAME}.br -f
RewriteRule ^.+\\.\\w+$ $0.br [L]
RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
RewriteCond %{REQUEST_FILENAME}.gz -f
RewriteRule ^.+\\.\\w+$ $0.gz [L]
`;
}
