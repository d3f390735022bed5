-- When a doctor works, by half hours of the week on the doctor's wall clock (C56, C57).
create table weekly_half_hours (
  doctor_id     uuid not null references doctors (id),
  -- 1 Monday … 7 Sunday
  weekday       smallint not null,
  starts        text not null,
  -- a half hour is offered once
  primary key (doctor_id, weekday, starts),
  constraint weekly_half_hours_weekday_known check (weekday between 1 and 7),
  -- the grid of PAT-CONST-33: 09:00, 09:30 … 17:30
  constraint weekly_half_hours_on_grid check (starts ~ '^(09|1[0-7]):(00|30)$')
);

-- Absences. Slots that touch one are not offered; appointments that exist already stay.
create table time_off (
  id            uuid primary key,
  doctor_id     uuid not null references doctors (id),
  starts_at     timestamptz not null,
  ends_at       timestamptz not null,
  created_at    timestamptz not null,
  constraint time_off_ends_after_start check (ends_at > starts_at)
);
create index time_off_of_doctor on time_off (doctor_id, ends_at);
