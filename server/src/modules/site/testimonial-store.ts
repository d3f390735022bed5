import type { Language } from '@tabibu/contract/languages';
import type { ConsentHow } from '@tabibu/contract/testimonial-rules';
import { statement } from '../../platform/database/statement.ts';

type Words = Readonly<Record<Language, string>>;

interface TestimonialRow {
  readonly id: string;
  readonly name: string | null;
  readonly words: Words | null;
  readonly consented_on: string;
  readonly consent_how: ConsentHow;
  readonly added_by: string;
  readonly added_at: Date;
  readonly withdrawn_at: Date | null;
}

/** The testimonials that are shown, newest first. */
export const shownTestimonials = statement<{ most: number }, { id: string; name: string; words: Words }>(
  'site.shown-testimonials',
  'select id, name, words from testimonials where withdrawn_at is null order by added_at desc, id desc limit $most',
);

/** The newest testimonials with their consent, withdrawn ones too. */
export const keptTestimonials = statement<{ most: number }, TestimonialRow>(
  'site.kept-testimonials',
  `select id, name, words, consented_on::text, consent_how, added_by, added_at, withdrawn_at from testimonials
    order by withdrawn_at is not null, added_at desc, id desc limit $most`,
);

/** Adds a testimonial. Adds no row while `most` of them are shown. */
export const addTestimonial = statement<{
  id: string;
  name: string;
  words: string;
  consentedOn: string;
  consentHow: ConsentHow;
  by: string;
  now: Date;
  most: number;
}>(
  'site.add-testimonial',
  `insert into testimonials (id, name, words, consented_on, consent_how, added_by, added_at)
   select $id::uuid, $name, $words::jsonb, $consentedOn::date, $consentHow, $by::uuid, $now
    where (select count(*) from testimonials where withdrawn_at is null) < $most`,
);

/** Deletes name and words, because the person does not agree any more. Changes no row that is withdrawn already. */
export const withdrawTestimonial = statement<{ id: string; by: string; now: Date }>(
  'site.withdraw-testimonial',
  'update testimonials set name = null, words = null, withdrawn_by = $by, withdrawn_at = $now where id = $id and withdrawn_at is null',
);

/** Was there ever a testimonial with this id? */
export const testimonialExists = statement<{ id: string }, { found: boolean }>(
  'site.testimonial-exists',
  'select exists (select from testimonials where id = $id) as found',
);
