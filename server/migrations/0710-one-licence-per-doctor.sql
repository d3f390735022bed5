-- A council's licence number belongs to one living doctor. Council and number are compared without case, spaces and
-- punctuation, and without the council's short name before the number: 'MCT 4411' and '4411' are one number of the MCT.
create function key_of_licence(council text, number text) returns text language sql immutable as $$
  select folded.council || ' ' || regexp_replace(folded.number, '^' || folded.council || '(?=.)', '')
    from (select upper(regexp_replace(key_of_licence.council, '[^[:alnum:]]', '', 'g')) as council,
                 upper(regexp_replace(key_of_licence.number, '[^[:alnum:]]', '', 'g')) as number) as folded
$$;

alter table doctors
  -- the licence that was looked up last; null where nobody has looked one up
  add column licence_key text,
  -- not after a rejection, and not for a doctor who had the licence of somebody else before the database forbade it
  add column holds_licence boolean not null default true;

update doctors d
   set licence_key = known.key, holds_licence = known.place = 1 and not known.is_rejected
  from (select d.id, newest.key, rejected.id is not null as is_rejected,
               row_number() over (partition by newest.key order by rejected.id is not null, d.verified_at nulls last, d.id) as place
          from (select distinct on (l.doctor_id) l.doctor_id, key_of_licence(coalesce(council.short, l.council), l.number) as key
                  from licences l
                  left join (values ('medicalcounciloftanganyika', 'MCT'), ('healthprofessionscouncilofsouthafrica', 'HPCSA'),
                                    ('kenyamedicalpractitionersanddentistscouncil', 'KMPDC'), ('rwandamedicalanddentalcouncil', 'RMDC'),
                                    ('ugandamedicalanddentalpractitionerscouncil', 'UMDPC'), ('conseilnationaldelordredesmédecins', 'CNOM')) as council (name, short)
                    on council.name = lower(regexp_replace(l.council, '[^[:alnum:]]', '', 'g'))
                 order by l.doctor_id, l.checked_at desc, l.id desc) as newest
          join doctors d on d.id = newest.doctor_id
          left join applications rejected on rejected.doctor_id = d.id and rejected.status = 'rejected' and d.verified_at is null
         where d.left_at is null) as known
 where known.id = d.id;

-- nobody is admitted with a licence that a doctor who works here has
create unique index doctors_one_licence on doctors (licence_key) where left_at is null and holds_licence;
