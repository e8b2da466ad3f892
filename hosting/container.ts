/** `Containerfile`: the site in a container, served by Caddy on port 80. */
export const containerFile = () => `# Written by the build; docs/publishing.md says how to use it.
FROM docker.io/library/caddy:2.11.4-alpine
ENV SITE_ADDRESS=:80 SITE_ROOT=/srv
COPY deploy/Caddyfile /etc/caddy/
COPY dist /srv
`;
