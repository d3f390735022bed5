-- A text for spreadsheets is quoted for the comma and for the semicolon: some computers part cells at the one, some at the other
-- (server/src/platform/csv-dialect.ts). The same as writeText of server/src/platform/csv.ts; tests compare both.
create or replace function csv_cell(given text) returns text language sql immutable parallel safe return
  case when given is null then ''
       when given !~ '[",;\r\n=+\-@\t\uFF1D\uFF0B\uFF0D\uFF20]' then given
       when given ~ '[",;\r\n]' then
         '"' || case when given ~ '^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]' then '''' else '' end || replace(given, '"', '""') || '"'
       when given ~ '^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]' then '''' || given
       else given end;
