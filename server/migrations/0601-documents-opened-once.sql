-- A link to a document opens it once: this is when the newest link that was used would have ended. An older one, and the same one again, opens nothing.
alter table files add column link_used_until timestamptz;
