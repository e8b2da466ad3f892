import { hiddenPath, notFoundPage, prefixedAddress, redirects } from '../addresses.ts';
import { caching, type HostValues, resourcePolicy, shownElsewherePath } from '../headers.ts';

/** `nginx.conf`: the site on nginx, for an include in its `http` block. */
export function nginxFile({ headers, domain }: HostValues): string {
  const sent = { ...headers, [resourcePolicy]: '$site_resource_policy' };
  const lines = (texts: string[]) => texts.join('\n    ');
  return `# Written by the build; docs/publishing.md says how to use it.

map $request_uri $site_redirect {
    default "";
    ${lines(redirects.map(({ from, to }) => `"~^${from}(?:\\?.*)?$" "${to}";`))}
}
map $request_uri $site_not_found {
    default ${notFoundPage};
    "~${prefixedAddress}" $1${notFoundPage};
}
# Read when the headers are sent: by then the path of an error is that of its page.
map $uri $site_cache {
    default "${caching.other}";
    "~^${caching.hashedFolder}" "${caching.hashed}";
}
map $uri $site_resource_policy {
    default same-origin;
    "~${shownElsewherePath}" cross-origin;
}

# What nginx's own list of types lacks.
types {
    text/vcard vcf;
}

server {
    listen 80;
    listen [::]:80;
    server_name ${domain};
    root /var/www/site/current/dist;
    # Your own settings, such as certificates.
    include /etc/nginx/site/*.conf;

    server_tokens off;
    absolute_redirect off;
    charset utf-8;
    charset_types text/css text/javascript text/plain text/vcard text/xml;
    gzip_static on;
    gzip_vary on;
    error_page 404 $site_not_found;

    # What http sets, these lines replace, but not its expires. An add_header in a location would drop all of these there.
    ${lines(Object.entries(sent).map(([name, value]) => `add_header ${name} "${value}" always;`))}
    expires off;
    add_header Cache-Control $site_cache always;

    if ($site_redirect) {
        return 308 $site_redirect$is_args$args;
    }
    location ~ ${hiddenPath} {
        return 404;
    }
    location / {
        try_files $uri $uri.html $uri/index.html =404;
    }
}
`;
}
