#!/bin/sh
# Every day: a backup of the tables, two weeks of backups kept, tables deleted that nobody has touched for a year.
# Put it into /etc/cron.daily as `ludotek`, with mode 700.
set -eu
umask 077
mkdir -p /var/backups/ludotek
cd /var/backups/ludotek
/opt/ludotek/bin/ludotek admin backup "tables-$(date +%F-%H%M%S).sqlite" --data /var/lib/ludotek
find . -name 'tables-*.sqlite' -mtime +14 -delete
/opt/ludotek/bin/ludotek admin retain --days 365 --yes --data /var/lib/ludotek > /dev/null  # cron mails what is printed
