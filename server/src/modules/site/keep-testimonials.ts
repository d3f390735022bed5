import type { Language } from '@tabibu/contract/languages';
import { MOST_TESTIMONIALS } from '@tabibu/contract/testimonial-rules';
import type { ConsentHow } from '@tabibu/contract/testimonial-rules';
import type { KeptTestimonialBody, TestimonialBody } from '@tabibu/contract/testimonials';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import { wallClock } from '../../platform/time.ts';
import { namesOfActors, requireStepUp } from '../identity/index.ts';
import * as store from './testimonial-store.ts';

/** How many testimonials an administrator sees, those that are shown first. */
const MOST_KEPT = 100;
/** A day is one of the house. */
const ZONE = 'Africa/Dar_es_Salaam';
const LANGUAGES: readonly Language[] = ['sw', 'en', 'fr'];

/** Returns what people said about us and agreed to be shown with, in a language or in the one that they have. */
export async function listTestimonials(ctx: Context, language: Language): Promise<TestimonialBody[]> {
  const rows = await ctx.db.many(store.shownTestimonials, { most: MOST_TESTIMONIALS });
  return rows.map(({ id, name, words }) => {
    const spoken = [language, ...LANGUAGES].find((one) => words[one] !== '') ?? language;
    return { id, name, words: words[spoken], language: spoken };
  });
}

/** Returns the testimonials with the consent of each, those that are shown first, then newest first. */
export async function listKeptTestimonials(ctx: Context): Promise<KeptTestimonialBody[]> {
  const rows = await ctx.db.many(store.keptTestimonials, { most: MOST_KEPT });
  const names = await namesOfActors(
    ctx,
    rows.map(({ added_by: by }) => by),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    words: row.words && { ...row.words },
    consented_on: row.consented_on,
    consent_how: row.consent_how,
    by: names.get(row.added_by) ?? null,
    added_at: row.added_at.toISOString(),
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
  }));
}

interface NewTestimonial {
  readonly name: string;
  readonly words: Readonly<Record<Language, string>>;
  readonly consented_on: string;
  readonly consent_how: ConsentHow;
}

/**
 * Shows what somebody said, with the name and the consent of that person. Throws `testimonial-incomplete` without a
 * name or without words in any language, `testimonial-day-invalid` for a consent of a day to come, `step-up-required`,
 * and `testimonials-full` while twelve are shown.
 */
export async function addTestimonial(ctx: Context, wish: NewTestimonial): Promise<KeptTestimonialBody[]> {
  const { sw, en, fr } = wish.words;
  if (wish.name === '' || (sw === '' && en === '' && fr === '')) throw new Problem('testimonial-incomplete');
  const now = ctx.clock.now();
  if (wish.consented_on > wallClock(now, ZONE).day) throw new Problem('testimonial-day-invalid');
  return inTransaction(ctx, async (inside) => {
    await requireStepUp(inside);
    const id = newId(now);
    const added = await inside.db.run(store.addTestimonial, {
      id,
      name: wish.name,
      words: JSON.stringify({ sw, en, fr }),
      consentedOn: wish.consented_on,
      consentHow: wish.consent_how,
      by: accountOf(inside),
      now,
      most: MOST_TESTIMONIALS,
    });
    if (added === 0) throw new Problem('testimonials-full', { count: MOST_TESTIMONIALS });
    const details = { consented: wish.consented_on, how: wish.consent_how };
    await audit(inside, { action: 'site.add-testimonial', object: 'testimonial', objectId: id, details });
    return listKeptTestimonials(inside);
  });
}

/**
 * Withdraws a consent: the testimonial is shown to nobody from then on, and its name and words are deleted. Asks for no
 * fresh factor, because somebody may be waiting on the telephone. Idempotent. Throws `not-found`.
 */
export async function withdrawTestimonial(ctx: Context, id: string): Promise<KeptTestimonialBody[]> {
  return inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    if ((await inside.db.run(store.withdrawTestimonial, { id, by: accountOf(inside), now })) > 0)
      await audit(inside, { action: 'site.withdraw-testimonial', object: 'testimonial', objectId: id });
    else if (!(await inside.db.one(store.testimonialExists, { id })).found) throw new Problem('not-found');
    return listKeptTestimonials(inside);
  });
}
