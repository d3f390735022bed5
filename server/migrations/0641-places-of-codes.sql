-- The budgets in which a code was counted. A code that is proven gives its place back to each of them.
alter table code_challenges add column buckets text[] not null default '{}';
