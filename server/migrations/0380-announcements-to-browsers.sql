-- A doctor chooses for each browser whether it is told of announcements besides emergencies. Browsers of before are not.
alter table push_subscriptions add column takes_announcements boolean not null default false;

-- Whether an announcement also went to closed browsers. Those of before did not.
alter table announcements add column by_push boolean not null default false;
