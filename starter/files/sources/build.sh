#!/bin/sh
# Prints every hand-out to ../<name>.pdf. Needs Chromium and the fonts Noto Serif, Noto Sans, Noto Sans Ethiopic and Noto Serif Ethiopic.
set -e
cd "$(dirname "$0")"
for f in ${*:-*.html}; do
  "${CHROMIUM:-/usr/bin/chromium}" --headless --no-sandbox --disable-gpu --no-pdf-header-footer --print-to-pdf="../${f%.html}.pdf" "file://$PWD/$f" 2>/dev/null
done
