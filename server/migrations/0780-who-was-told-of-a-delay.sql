-- Which appointments an announcement told of, so that the doctor reads how many of them still come.
alter table delay_announcements
  -- null in announcements from before this column
  add column booking_ids uuid[];
