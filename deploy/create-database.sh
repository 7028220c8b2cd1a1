#!/bin/sh
# Patroni calls it once, with the address of the new cluster.
set -eu
exec psql -v ON_ERROR_STOP=1 -v password="$SLOVA_PASSWORD" "$1" <<'SQL'
create role slova login password :'password';
create database slova owner slova;
SQL
