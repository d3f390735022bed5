import type { Check } from '../../platform/database/invariants.ts';

/** Invariants of articles. Each query returns the rows that violate its rule. */
export const checks: readonly Check[] = [
  {
    id: 'I-150',
    says: 'the version of an article that is in force is its newest one',
    sql: `select a.id from articles a
           where a.version is distinct from (select max(v.version) from article_versions v where v.article_id = a.id)`,
  },
  {
    id: 'I-151',
    says: 'an article counts each like that is kept, once',
    sql: `select a.id from articles a where a.likes <> (select count(*) from article_likes l where l.article_id = a.id)`,
  },
];
