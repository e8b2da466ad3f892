@echo off & chcp 65001 >nul & cd /d "%~dp0"
node -e "process.exit(+(parseInt(process.versions.node) < 20))" 2>nul || (echo Node.js is missing or too old. Install it from https://nodejs.org and open this file again.& echo برنامج Node.js غير موجود أو قديم. ثبّته من https://nodejs.org ثم افتح هذا الملف مرة أخرى.& pause & exit /b 1)
if not exist node_modules\.package-lock.json (echo This first time, what the site needs is fetched: a few minutes.& echo هذه أول مرة: يُحضَر الآن ما يحتاجه الموقع، في بضع دقائق.& call npm ci --no-audit --no-fund || (pause & exit /b 1))
call npm run edit || pause
