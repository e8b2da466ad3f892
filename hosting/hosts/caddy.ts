import { hiddenPath, notFoundPage, prefixedAddress, redirects } from '../addresses.ts';
import {
  caching,
  type HostValues,
  resourcePolicy,
  shownElsewherePath,
  textTypes,
} from '../headers.ts';

/** `Caddyfile`: the site on Caddy, which fetches the certificate of the domain itself. */
export function caddyFile({ headers, domain }: HostValues): string {
  const lines = (texts: string[]) => texts.join('\n\t\t');
  return `# Written by the build; docs/publishing.md says how to use it.

{$SITE_ADDRESS:${domain}} {
	root * {$SITE_ROOT:/var/www/site/current/dist}
	header {
		${lines(Object.entries(headers).map(([name, value]) => `${name} "${value}"`))}
	}
	header ?Cache-Control "${caching.other}"
	header ${caching.hashedFolder}* Cache-Control "${caching.hashed}"
	@shown_elsewhere path_regexp ${shownElsewherePath}
	header @shown_elsewhere {
		# In place of what all files have.
		defer
		${resourcePolicy} cross-origin
	}
	# The system's list of types may lack it.
	@vcf path *.vcf
	header @vcf Content-Type "${textTypes.vcf}"

	# In this order; Caddy would sort the lines by an order of its own.
	route {
		@other_method not method GET HEAD
		respond @other_method 405
		${lines(
      redirects.flatMap(({ from, to }, index) => [
        `@redirect${index} vars_regexp to {http.request.uri} \`^${from}(?P<query>\\?.*)?$\``,
        `redir @redirect${index} ${to.replace(/\$(\d)/g, '{re.to.$1}')}{re.to.query} 308`,
      ]),
    )}
		# Caddy answers a zero byte, and a name longer than any file's, with status 500.
		@hidden path_regexp ${hiddenPath}|\\x00|[^/]{256}|[^/\\x00-\\x7f]{128}
		error @hidden 404
		try_files {path} {path}.html
		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
		header Cache-Control "${caching.other}"
		header Content-Type "${textTypes.html}"
		# The last alternative is every other address: the prefix is empty then.
		@any path_regexp language ${prefixedAddress}|^
		rewrite @any {re.language.1}${notFoundPage}
		file_server {
			precompressed br gzip
			status {err.status_code}
		}
	}
}
`;
}

/** `Containerfile`: the site in a container, served by Caddy on port 80. */
export const containerFile = () => `# Written by the build; docs/publishing.md says how to use it.
FROM docker.io/library/caddy:2.11.4-alpine
ENV SITE_ADDRESS=:80 SITE_ROOT=/srv
COPY deploy/Caddyfile /etc/caddy/
COPY dist /srv
`;
