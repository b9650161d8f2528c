#!/bin/sh
# Runs a command as the user of traders-hub.service, with its settings, beside the site or while it is stopped; root's would leave
# files that the site cannot read. That user writes to /var/lib/traders-hub alone, and does not see /root, /home and /tmp.
#   /opt/traders-hub/deploy/as-site.sh backup /var/lib/traders-hub/backups/2026-11-22
# With two roles on PostgreSQL, /etc/traders-hub-owner.env (root's, mode 600) has MIGRATION_DATABASE_URL=…, which the site never sees.
set -eu
command=${1:?names a command, such as backup, restore, content or admin}
shift
# What changes tables gets the address of their owner, where there is one.
case $command in
  migrate | restore | reset) owner=--property=EnvironmentFile=-/etc/traders-hub-owner.env ;;
  *) owner= ;;
esac
set -- /opt/traders-hub/node_modules/.bin/node "src/app/server/commands/$command.ts" "$@"
# The unit's credentials, and the settings that say where they lie: %d there, a folder of the command's own name here. Last line first.
unit=traders-hub-$command-$$.service
credentials=$(systemctl cat traders-hub.service 2>/dev/null | sed -nE \
  -e '/^(Load|Set)Credential(Encrypted)?=/p' \
  -e "/^Environment=.*%d/s|%d|/run/credentials/$unit|gp" | sed '1!G;h;$!d')
while IFS= read -r line; do
  [ -z "$line" ] || set -- "--property=$line" "$@"
done <<END
$credentials
END
exec systemd-run --quiet --pipe --wait --collect --unit="$unit" \
  --property=DynamicUser=yes \
  --property=User=traders-hub \
  --property=StateDirectory=traders-hub \
  --property=StateDirectoryMode=0700 \
  --property=UMask=0077 \
  --property=ProtectHome=yes \
  --property=EnvironmentFile=/etc/traders-hub.env \
  ${owner:+"$owner"} \
  --property='Environment=DATA_DIR=/var/lib/traders-hub NODE_ENV=production' \
  --property=WorkingDirectory=/opt/traders-hub \
  "$@"
