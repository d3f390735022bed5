import { ageRuleOf } from '@tabibu/contract/age-rules';
import { ageAt } from '@tabibu/contract/patient-facts';
import type { DocumentKind } from '@tabibu/contract/visit-documents';
import type { Context } from '../../platform/context.ts';
import { readPatientFacts } from '../patient-facts/index.ts';
import type { Visit } from './find-visit.ts';
import * as hidden from './hidden-store.ts';

/** Returns the kinds of papers of an appointment that are hidden from its guardian. */
export async function hiddenKindsOf(ctx: Context, bookingId: string): Promise<DocumentKind[]> {
  return (await ctx.db.many(hidden.hiddenKindsOf, { bookingId })).map(({ kind }) => kind);
}

/** Returns why papers for a member may not be hidden, or null if they may. */
export async function whyShown(ctx: Context, { booking, today }: Visit): Promise<'age-unknown' | 'too-young' | null> {
  const age = ageAt(await readPatientFacts(ctx, booking.personId), today);
  if (age === null) return 'age-unknown';
  return age.years < ageRuleOf(booking.country).hiddenFrom ? 'too-young' : null;
}
