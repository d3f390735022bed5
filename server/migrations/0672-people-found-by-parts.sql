-- One folding for every search of people: small letters without marks and apostrophes, each word after a space, so that the beginning of a word is
-- found too. The same as search_text, which cannot stand in an index. The indexes of plain_text serve the release before.
create function name_text(given text) returns text language sql immutable strict parallel safe return
  ' ' || btrim(regexp_replace(regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, given)), '[''’‘ʼ`´]', '', 'g'), '[^[:alnum:]]+', ' ', 'g'));

create index accounts_by_parts on accounts using gin (name_text(full_name) gin_trgm_ops) where status = 'active';
create index doctors_by_parts on doctors using gin (name_text(full_name) gin_trgm_ops);
create index doctors_by_phone_end on doctors (reverse(phone) text_pattern_ops);
-- Payments by the last signs of the number that paid, or of their reference.
create index payments_by_phone_end on payments (reverse(phone) text_pattern_ops);
create index payments_by_reference_end on payments (reverse(reference) text_pattern_ops);
-- The sums of a list are added up from an index alone; without these columns, of which the row-level policies compare the last three, each payment cost a page of the table.
create index payments_summed on payments (created_at) include (country, state, currency, amount, amount_tzs, payer_id, purpose_kind, purpose_id) where state = 'settled';
