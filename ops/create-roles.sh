#!/bin/sh
# Runs once, when the database is new: an owner for migrations and a runtime role, neither of them a superuser.
set -eu
psql -v ON_ERROR_STOP=1 -v owner_password="$OWNER_PASSWORD" -v app_password="$APP_PASSWORD" -U postgres -d postgres <<'SQL'
create role tabibu_owner login nosuperuser nobypassrls password :'owner_password';
create role tabibu_app login nosuperuser nobypassrls password :'app_password';
create role tabibu_check nologin nosuperuser nobypassrls;
grant tabibu_app, tabibu_check to tabibu_owner;
create database tabibu owner tabibu_owner;
SQL
