import { TAKE_OVER_CONSENT } from '@tabibu/contract/family-rules';
import type { OfferedRecordBody } from '@tabibu/contract/handovers';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { lockBookings, openPersonIds } from '../bookings/index.ts';
import { contactOf, lockAccount } from '../identity/index.ts';
import { forgetSchedules } from '../medication/index.ts';
import { adoptPregnancies } from '../pregnancy/index.ts';
import { adoptFacts } from '../patient-facts/index.ts';
import { membersById, takeOver } from '../people/index.ts';
import type { HandoverRow } from './store.ts';
import * as store from './store.ts';

type Inside = Context & { db: Transaction };

/** Returns the records that others kept for the signed-in patient and offer to the number of the account. */
export async function listOfferedRecords(ctx: Context): Promise<OfferedRecordBody[]> {
  const accountId = accountOf(ctx);
  const phone = (await contactOf(ctx, accountId))?.phone;
  if (phone === undefined) return [];
  return inTransaction(ctx, async (inside) => {
    const rows = await inside.db.many(store.openFor, { phone, accountId, now: inside.clock.now() });
    if (rows.length === 0) return [];
    // No policy shows somebody a person in the care of others; the offer to this number is the right to see the name.
    const people = await inside.db.seeingEveryRow(() =>
      membersById(
        inside,
        rows.map((row) => row.person_id),
      ),
    );
    const offered: OfferedRecordBody[] = [];
    for (const row of rows) {
      const person = people.get(row.person_id);
      const guardian = await contactOf(inside, row.guardian_id);
      if (person === undefined || guardian === undefined) continue;
      offered.push({
        id: row.id,
        guardian: guardian.fullName,
        name: person.name,
        relation: person.relation,
        offered_at: row.created_at.toISOString(),
        expires_at: row.expires_at.toISOString(),
      });
    }
    return offered;
  });
}

interface Taking {
  readonly handoverId: string;
  /** The wording that the person agreed to; undefined without consent. */
  readonly consentVersion: number | undefined;
}

/**
 * Takes over the record that a guardian offered to the number of the signed-in account: from now on this account reads
 * it, and the guardian does not. Works once. Throws `not-found` for an offer to another number,
 * `take-over-consent-required` unless the person agreed to the wording of today, `handover-over` when it ended or the
 * guardian left, `handover-has-visit` while an appointment for the person is to come, and `record-stale`.
 */
export async function takeRecord(ctx: Context, { handoverId, consentVersion }: Taking): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const offer = await requireOffer(inside, handoverId);
    if (consentVersion !== TAKE_OVER_CONSENT) throw new Problem('take-over-consent-required');
    // The guardian may be booking for the person, removing the person or leaving at this moment.
    await lockBookings(inside, { accountId: offer.guardian_id, doctorId: undefined });
    for (const id of [offer.guardian_id, accountOf(inside)].toSorted())
      if (!(await lockAccount(inside, id))) throw new Problem('handover-over');
    if ((await openPersonIds(inside, [offer.person_id])).size > 0) throw new Problem('handover-has-visit');
    await decide(inside, offer, { outcome: 'accepted', consentVersion });
    const { person_id: personId, guardian_id: guardianId } = offer;
    // What the guardian wanted to be reminded of; no policy shows it to the account.
    await inside.db.seeingEveryRow(() => forgetSchedules(inside, personId));
    await inside.db.seeingEveryRow(() => adoptPregnancies(inside, personId));
    if (!(await takeOver(inside, { personId, guardianId, consentVersion }))) throw new Problem('handover-over');
    await adoptFacts(inside, personId);
    await publish(inside, 'family.record-taken', { handoverId });
  });
}

/** Declines an offer; the guardian goes on keeping the record. Throws `not-found` and `handover-over`. */
export async function declineRecord(ctx: Context, handoverId: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const offer = await requireOffer(inside, handoverId);
    await decide(inside, offer, { outcome: 'declined', consentVersion: null });
    await publish(inside, 'family.record-declined', { handoverId });
  });
}

/** Returns an open offer to the number of the signed-in account. Throws `not-found`, or `handover-over` later. */
async function requireOffer(inside: Inside, id: string): Promise<HandoverRow> {
  const accountId = accountOf(inside);
  const offer = await inside.db.maybe(store.find, { id });
  if (offer === undefined || offer.guardian_id === accountId) throw new Problem('not-found');
  // The database shows an ended offer only to its guardian and to whoever decided.
  if (offer.outcome !== null || offer.expires_at <= inside.clock.now()) throw new Problem('handover-over');
  if (offer.phone !== (await contactOf(inside, accountId))?.phone) throw new Problem('not-found');
  return offer;
}

/** Ends an offer by the decision of the signed-in account. Of several requests at once one succeeds. */
async function decide(
  inside: Inside,
  { id, person_id: personId }: HandoverRow,
  decision: { readonly outcome: 'accepted' | 'declined'; readonly consentVersion: number | null },
): Promise<void> {
  const ended = await inside.db.run(store.decide, {
    id,
    ...decision,
    accountId: accountOf(inside),
    now: inside.clock.now(),
  });
  if (ended === 0) throw new Problem('handover-over');
  await audit(inside, {
    action: decision.outcome === 'accepted' ? 'family.take-record' : 'family.decline-record',
    object: 'person',
    objectId: personId,
    details: { offer: id },
  });
}
