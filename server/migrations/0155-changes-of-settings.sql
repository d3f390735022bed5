-- What is set already becomes the first change of its setting, so that the change after it can be taken back. Nobody knows who set it.
insert into site_setting_changes (key, value, changed_by, changed_at)
select key, value, null, updated_at from site_settings as kept
where not exists (select from site_setting_changes as change where change.key = kept.key)
order by updated_at;
