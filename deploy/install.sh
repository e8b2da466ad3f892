#!/bin/sh
# Puts the built site on this computer's nginx or Caddy in one step, beside the one that it replaces;
# docs/publishing.md shows it in use.
#
#   deploy/install.sh nginx|caddy            install, or replace
#   deploy/install.sh nginx|caddy rollback   go back to the release before
#
# Run it in the folder that holds dist/ and deploy/, as a user who may write where things go: SITE_ROOT,
# NGINX_ROOT and CADDY_ROOT name other places than Debian's. The site answers at its address in
# content/site.yaml; with PORT=8080 it answers to any name on that port, for where another server
# stands in front.
set -eu
umask 022

SITE_ROOT=${SITE_ROOT:-/var/www/khayt}
NGINX_ROOT=${NGINX_ROOT:-/etc/nginx}
CADDY_ROOT=${CADDY_ROOT:-/etc/caddy}
PORT=${PORT:-}
server=${1:-}

fail() {
	echo "$1" >&2
	exit 1
}

# The release that is served; nothing where there is none.
current() {
	if [ -L "$SITE_ROOT/current" ]; then basename "$(readlink "$SITE_ROOT/current")"; fi
}

# Every release, oldest first: their names are the times of their making.
releases() {
	for release in "$SITE_ROOT"/releases/*; do
		if [ -d "$release" ]; then basename "$release"; fi
	done
}

# rename(2) replaces the link at once: no moment is without one.
point_at() {
	rm -f "$SITE_ROOT/current.new"
	ln -s "releases/$1" "$SITE_ROOT/current.new"
	mv -T "$SITE_ROOT/current.new" "$SITE_ROOT/current"
}

takes_configuration() {
	case $server in
	nginx) nginx -t -q ;;
	caddy) caddy validate --config "$CADDY_ROOT/Caddyfile" >"$SITE_ROOT/said" 2>&1 || { cat "$SITE_ROOT/said" >&2 && false; } ;;
	esac
}

# Both let what they are answering come to its end with the release before.
reload() {
	case $server in
	nginx) nginx -s reload ;;
	caddy) caddy reload --config "$CADDY_ROOT/Caddyfile" >"$SITE_ROOT/said" 2>&1 || { cat "$SITE_ROOT/said" >&2 && false; } ;;
	esac
}

# Serves a release; where the server refuses it, everything is as it was.
serve() {
	before=$(current)
	point_at "$1"
	if ! takes_configuration; then
		if [ -n "$before" ]; then point_at "$before"; else rm "$SITE_ROOT/current"; fi
		return 1
	fi
	reload || fail "$server could not be told: start it, and it serves release $1."
	echo "$server serves release $1."
}

# Makes a release of what has been built, in $1. Its configuration names its own folder, not `current`:
# so pages and the headers that hold their hashes change at the same moment, when the server reloads.
make_release() {
	mkdir "$1/nginx" "$1/caddy"
	cp -R dist "$1/dist"
	# A page that is open now still asks for the pictures that it names.
	if [ -f "$SITE_ROOT/current/files" ]; then
		sed -n 's|^.* dist/_astro/||p' "$SITE_ROOT/current/files" | while read -r file; do
			[ -e "$1/dist/_astro/$file" ] || ln "$SITE_ROOT/current/dist/_astro/$file" "$1/dist/_astro/$file"
		done
	fi
	cp deploy/nginx/site.conf deploy/nginx/headers.conf "$1/nginx/"
	sed '/^server {/,$d' deploy/nginx/khayt.conf >"$1/nginx/http.conf"
	echo "root $SITE_ROOT/releases/$2/dist;" >"$1/nginx/root.conf"
	cp deploy/headers.caddy "$1/caddy/"
	sed -e "s|^:80 {|${PORT:+:}${PORT:-$domain} {|" -e "s|root \* /var/www/khayt|root * $SITE_ROOT/releases/$2/dist|" \
		deploy/Caddyfile >"$1/caddy/Caddyfile"
}

# Tells nginx of the site, once: its file is the owner's from then on, for certificates are named in it.
connect_nginx() {
	ln -sfn "$SITE_ROOT/current/nginx" "$NGINX_ROOT/khayt"
	mkdir -p "$NGINX_ROOT/conf.d"
	[ -e "$NGINX_ROOT/conf.d/khayt.conf" ] && return
	brotli=$(find "$NGINX_ROOT" -name '*brotli-static*')
	{
		echo "# Written once by deploy/install.sh, and yours since."
		echo "include khayt/http.conf;"
		sed -n '/^server {/,$p' deploy/nginx/khayt.conf
	} | sed -e "s|root /var/www/khayt;|include khayt/root.conf;|" \
		-e "s|listen 80;|listen ${PORT:-80};|" \
		-e "${PORT:+#}s|server_name _;|server_name $domain;|" \
		-e "${brotli:+s|# brotli_static on;|brotli_static on;|}" >"$NGINX_ROOT/conf.d/khayt.conf"
}

# Tells Caddy of the site, once.
connect_caddy() {
	line="import $SITE_ROOT/current/caddy/Caddyfile"
	mkdir -p "$CADDY_ROOT"
	grep -qxF "$line" "$CADDY_ROOT/Caddyfile" 2>/dev/null || echo "$line" >>"$CADDY_ROOT/Caddyfile"
}

install() {
	if [ ! -f dist/404.html ] || [ ! -f deploy/domain ]; then
		fail "Here is no built site: run npm run build, and this in the folder that holds dist/ and deploy/."
	fi
	domain=$(cat deploy/domain)
	new=$SITE_ROOT/releases/.new
	rm -rf "$new"
	mkdir -p "$new"
	trap 'rm -rf "$new" "$SITE_ROOT/said"' EXIT
	{
		find dist deploy -type f -exec sha256sum {} + | sort -k 2
		echo "port $PORT"
	} >"$new/files"

	if cmp -s "$new/files" "$SITE_ROOT/current/files"; then
		id=$(current)
	else
		id=$(date -u +%Y%m%d-%H%M%S)
		while [ -e "$SITE_ROOT/releases/$id" ]; do
			sleep 1
			id=$(date -u +%Y%m%d-%H%M%S)
		done
		make_release "$new" "$id"
		mv "$new" "$SITE_ROOT/releases/$id"
	fi

	"connect_$server"
	if ! serve "$id"; then
		[ "$id" = "$(current)" ] || rm -rf "$SITE_ROOT/releases/$id"
		fail "$server refuses its configuration, as it says above. It goes on with what it served before."
	fi
	releases | sort -r | tail -n +4 | while read -r old; do rm -rf "$SITE_ROOT/releases/$old"; done
}

rollback() {
	now=$(current)
	before=$(releases | awk -v now="$now" '$0 < now' | tail -n 1)
	[ -n "$before" ] || fail "There is no release before ${now:-the first}."
	serve "$before" || fail "$server refuses release $before, as it says above. It goes on with $now."
}

case $server-${2:-install} in
nginx-install | caddy-install) install ;;
nginx-rollback | caddy-rollback) rollback ;;
*) fail "Usage: $0 nginx|caddy [rollback]" ;;
esac
