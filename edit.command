#!/bin/sh
# Opens the desk of this site, on macOS and Linux; edit.cmd does on Windows.
cd "$(dirname "$0")" || exit 1
# The window would close before the reason is read.
trap '[ $? = 0 ] || { echo "Press Enter. اضغط Enter."; read -r _; }' EXIT
if ! node -e 'process.exit(+(parseInt(process.versions.node) < 20))' 2>/dev/null; then
  echo 'Node.js is missing or too old. Install it from https://nodejs.org and open this file again.'
  echo 'برنامج Node.js غير موجود أو قديم. ثبّته من https://nodejs.org ثم افتح هذا الملف مرة أخرى.'
  exit 1
fi
# npm writes this file last.
if [ ! -f node_modules/.package-lock.json ]; then
  echo 'This first time, what the site needs is fetched: a few minutes.'
  echo 'هذه أول مرة: يُحضَر الآن ما يحتاجه الموقع، في بضع دقائق.'
  npm ci --no-audit --no-fund || exit 1
fi
npm run edit
