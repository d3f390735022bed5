-- Files that people hand in, received in parts. Their bytes are kept encrypted outside the database, under names that we choose.
create table files (
  id             uuid primary key,
  -- whoever knows the secret may go on sending; only its hash is kept
  secret_hash    bytea not null,
  -- tells apart who hands in again and again, without keeping the address readable
  address_digest text not null,
  -- of what is handed in, in bytes
  size           integer not null,
  received       integer not null default 0,
  -- null until all has arrived and was inspected
  kind           text,
  -- of what is kept: finds the same document handed in twice
  sha256         bytea,
  stored_name    text,
  -- what it belongs to; null until somebody hands it in with a form
  purpose_kind   text,
  purpose_id     uuid,
  created_at     timestamptz not null,
  constraint files_secret_unique unique (secret_hash),
  constraint files_stored_name_unique unique (stored_name),
  -- at most 10 MB
  constraint files_size_allowed check (size between 1 and 10485760),
  constraint files_received_within check (received between 0 and size),
  constraint files_kind_known check (kind in ('pdf', 'jpeg', 'png')),
  -- a file is known by its kind exactly when it is kept
  constraint files_kept_whole check ((kind is null) = (stored_name is null) and (kind is null) = (sha256 is null)),
  -- only what was inspected belongs to something
  constraint files_purpose_whole check ((purpose_kind is null) = (purpose_id is null) and (purpose_kind is null or kind is not null)),
  -- the form of every name in the store
  constraint files_stored_name_form check (stored_name ~ '^[0-9a-f]{32}$')
);
create index files_of_purpose on files (purpose_kind, purpose_id) where purpose_kind is not null;
create index files_unclaimed on files (created_at) where purpose_kind is null;
create index files_of_address on files (address_digest, created_at);
create index files_alike on files (sha256) where sha256 is not null;

-- Parts of a file that has not arrived whole. They go when it has, or a day later.
create table file_parts (
  file_id     uuid not null references files (id) on delete cascade,
  starts_at   integer not null,
  stored_name text not null,
  -- a part is received once, however often it is sent
  primary key (file_id, starts_at),
  constraint file_parts_stored_name_unique unique (stored_name),
  constraint file_parts_stored_name_form check (stored_name ~ '^[0-9a-f]{32}$')
);
