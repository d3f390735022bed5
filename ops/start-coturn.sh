#!/bin/sh
# Starts coturn with coturn.conf, its places for secret, names and addresses filled in from the environment:
#   TURN_HOST        the relay's own name, as in TURN_URLS
#   TURN_SECRET      what it shares with the product
#   TURN_TLS_PORT    another port than 443 for TLS
#   TURN_EXTERNAL_IP <public>/<private> behind address translation
# The file's own lines go: coturn takes every static-auth-secret that it reads, and the placeholder is known to everybody.
set -eu
: "${TURN_HOST:?must be the name of the relay}"
: "${TURN_SECRET:?must be the secret that the product has as TURN_SECRET}"
folder=$(dirname "$0")
settings=$(mktemp)
chmod 600 "$settings"
{
  grep -v -e '^static-auth-secret=' -e '^realm=' -e '^tls-listening-port=' -e '^pidfile=' "$folder/coturn.conf"
  echo "static-auth-secret=$TURN_SECRET"
  echo "realm=$TURN_HOST"
  echo "tls-listening-port=${TURN_TLS_PORT:-443}"
  echo "log-file=stdout"
  echo "pidfile=/dev/null"
  if [ -n "${TURN_EXTERNAL_IP:-}" ]; then echo "external-ip=$TURN_EXTERNAL_IP"; fi
} > "$settings"
exec turnserver -c "$settings"
