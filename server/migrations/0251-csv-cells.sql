-- A cell of a table for spreadsheets, as the product writes it by hand (server/src/platform/csv.ts): an apostrophe before what a spreadsheet would
-- read as a formula, and quotes around what has a comma, a quote or a line end. Long tables are written by the database; tests compare both.
create function csv_cell(given text) returns text language sql immutable parallel safe return
  case when given is null then ''
       when given !~ '[",\r\n=+\-@\t\uFF1D\uFF0B\uFF0D\uFF20]' then given
       when given ~ '[",\r\n]' then
         '"' || case when given ~ '^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]' then '''' else '' end || replace(given, '"', '""') || '"'
       when given ~ '^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]' then '''' || given
       else given end;
