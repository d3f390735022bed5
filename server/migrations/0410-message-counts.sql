-- Messages to everybody together, counted per minute. Their caps are so large that counting single rows for each message
-- would take longer with each message of a day.
create table message_counts (
  bucket text not null,
  -- the minute in which they were sent
  minute timestamptz not null,
  sent   integer not null,
  primary key (bucket, minute),
  -- a minute without messages has no row
  constraint message_counts_positive check (sent > 0)
);
-- what the last day has spent stays spent
insert into message_counts (bucket, minute, sent)
select bucket, date_trunc('minute', sent_at), count(*) from code_sends
 where bucket in ('messages', 'reminders-of-all') group by 1, 2;
