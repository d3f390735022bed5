-- A start rating is the administrator's word, not the patients': it never comes before a mean of theirs. Means give 0 to 400, best first;
-- start ratings 490 to 495 after all of them. The version before this one sorts by these columns as they are.
alter table doctors alter column rating_rank set expression as (
  (case when rating_count >= 3 then 500 - trunc(rating_sum::numeric / rating_count, 2) * 100 else 495 - start_rating end)::smallint);

-- Featured first, then as above.
alter table doctors alter column home_rank set expression as (
  (case when featured then 0 else 1000 end
   + case when rating_count >= 3 then 500 - trunc(rating_sum::numeric / rating_count, 2) * 100 else 495 - start_rating end)::smallint);
