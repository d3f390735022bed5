import type { Check } from '../../platform/database/invariants.ts';

/** Invariants of break-glass access. Each query returns the rows that violate its rule. */
export const checks: readonly Check[] = [
  {
    id: 'I-93',
    says: 'whatever was read by break-glass was read by its administrator, of its patient, within its half hour, and counted',
    sql: `select a.id::text from audit_log a left join break_glass_accesses g on g.id::text = a.object_id
           where a.action = 'break-glass.read' and (g.id is null or a.object <> 'break-glass' or a.actor_id is distinct from g.administrator_id
             or a.at < g.opened_at or a.at > g.ends_at or (a.at = g.ends_at and g.ended_by is null) or (a.kind = 'read' and a.person_id <> g.patient_id))
          union all
          select g.id::text from break_glass_accesses g
           where g.reads <> (select count(*) from audit_log a where a.object_id = g.id::text and a.action = 'break-glass.read' and a.kind = 'change')
              or (g.reads > 0 and not exists (select from audit_log a where a.object_id = g.id::text and a.action = 'break-glass.read' and a.kind = 'read'))`,
  },
  {
    id: 'I-94',
    says: 'each break-glass access has a reason and a row of the log, its patient was told, and somebody else reviewed it, if anybody did',
    sql: `select g.id::text from break_glass_accesses g
           where g.reason_letters < 20 or g.reviewed_by = g.administrator_id
              or not exists (select from audit_log a where a.object_id = g.id::text and a.action = 'break-glass.open' and a.actor_id = g.administrator_id and a.at = g.opened_at)
              or (g.opened_at < now() - interval '5 minutes' and not exists (select from notices n where n.key = 'break-glass-opened:' || g.id))`,
  },
];
