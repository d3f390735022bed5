import type { INVITATION_STATES } from '@tabibu/contract/doctor-desk-words';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId, randomToken } from '../../platform/ids.ts';
import { hashToken } from '../../platform/keys.ts';
import { publish } from '../../platform/outbox.ts';
import { publicAddress } from '../../platform/own-address.ts';
import { Problem } from '../../platform/problem.ts';
import { later } from '../../platform/time.ts';
import { readForDesk } from '../doctors/index.ts';
import { contactOf, requireStepUp } from '../identity/index.ts';
import { DEFAULT_WEEK, addWeeks, readWeek } from '../scheduling/index.ts';
import { requireDoctor } from './read-doctor.ts';
import { INVITATION_LIFETIME } from './rules.ts';
import * as store from './store.ts';

interface InvitationLink {
  /** The token is behind the `#`, which browsers do not send: it stands in no log (V-04). */
  readonly address: string;
  readonly expires_at: string;
}

/**
 * Makes a link by which a doctor accepts to work here and sends it by SMS, in the caller's transaction. It works once,
 * for 72 hours; an earlier link of the doctor stops working (W44).
 */
export async function inviteDoctor(
  inside: Context,
  { doctorId, accountId, isVerified }: { doctorId: string; accountId: string; isVerified: boolean },
): Promise<InvitationLink> {
  const token = randomToken();
  const now = inside.clock.now();
  const [id, expiresAt] = [newId(now), later(now, INVITATION_LIFETIME)];
  const address = `${publicAddress(inside)}/doctor/invitation#${token}`;
  await inside.db.run(store.replaceInvitations, { doctorId, now });
  await inside.db.run(store.addInvitation, { id, doctorId, accountId, tokenHash: hashToken(token), now, expiresAt });
  await audit(inside, {
    action: 'doctor-desk.invite',
    object: 'doctor',
    objectId: doctorId,
    details: { invitation: id },
  });
  await publish(inside, 'doctor-desk.invited', {
    doctorId,
    accountId,
    invitationId: id,
    addressSealed: inside.keys.seal(associatedData(id), address).toString('base64url'),
    expiresAt: expiresAt.toISOString(),
    isVerified,
  });
  return { address, expires_at: expiresAt.toISOString() };
}

/** Returns the link from the event `doctor-desk.invited`. */
export function invitationAddressOf(
  ctx: Context,
  { invitationId, addressSealed }: { invitationId: string; addressSealed: string },
): string {
  return ctx.keys.open(associatedData(invitationId), Buffer.from(addressSealed, 'base64url'));
}

function associatedData(invitationId: string): string {
  return `doctor-desk.invited.${invitationId}`;
}

/**
 * Sends a new invitation to a doctor who was added and has not accepted one. Throws `step-up-required`, `not-found`
 * also for a doctor who was never invited, and `invitation-accepted`.
 */
export async function renewInvitation(ctx: Context, doctorId: string): Promise<InvitationLink> {
  return inTransaction(ctx, async (inside) => {
    await requireStepUp(inside);
    const { account_id: accountId, is_verified: isVerified } = await requireDoctor(inside, doctorId);
    const state = (await invitationStates(inside, [doctorId]))(doctorId);
    if (state === 'none' || accountId === null) throw new Problem('not-found');
    if (state === 'accepted') throw new Problem('invitation-accepted');
    return inviteDoctor(inside, { doctorId, accountId, isVerified });
  });
}

/** Returns where the invitation of each of these doctors stands. One statement, however many doctors there are. */
export async function invitationStates(
  ctx: Context,
  doctorIds: readonly string[],
): Promise<(doctorId: string) => (typeof INVITATION_STATES)[number]> {
  const rows = doctorIds.length === 0 ? [] : await ctx.db.many(store.invitationsOf, { doctorIds });
  const now = ctx.clock.now();
  return (doctorId) => {
    const row = rows.find(({ doctor_id: id }) => id === doctorId);
    if (row === undefined) return 'none';
    if (row.accepted_at !== null) return 'accepted';
    return row.expires_at > now ? 'open' : 'over';
  };
}

/** Returns whom an invitation is for. Uses nothing up. Throws `invitation-over`. */
export async function readInvitation(ctx: Context, token: string) {
  const { doctor, phone, row } = await findInvitation(ctx, token);
  return {
    full_name: doctor.full_name,
    specialty_id: doctor.specialty,
    country: doctor.country,
    phone_end: phone.slice(-3),
    expires_at: row.expires_at.toISOString(),
  };
}

/**
 * Accepts an invitation in the name of the signed-in doctor, whose session proves the invited number: the usual week
 * begins, so that patients can book (C57). Works once. Throws `invitation-over` when it was accepted, replaced, is too
 * old or never existed, and `invitation-not-yours` for anybody but the invited doctor.
 */
export async function acceptInvitation(ctx: Context, token: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const { row } = await findInvitation(inside, token);
    if (row.account_id !== accountOf(inside)) throw new Problem('invitation-not-yours');
    if ((await inside.db.run(store.acceptInvitation, { id: row.id, now: inside.clock.now() })) === 0)
      throw new Problem('invitation-over');
    const { doctor_id: doctorId } = row;
    if ((await readWeek(inside, doctorId)).length === 0) {
      await addWeeks(inside, new Map([[doctorId, DEFAULT_WEEK]]));
      await publish(inside, 'bookings.slots-changed', { doctorId });
    }
    await audit(inside, { action: 'doctor-desk.accept-invitation', object: 'doctor', objectId: doctorId });
  });
}

async function findInvitation(ctx: Context, token: string) {
  const row = await ctx.db.maybe(store.openInvitation, { tokenHash: hashToken(token), now: ctx.clock.now() });
  const doctor = row && (await readForDesk(ctx, row.doctor_id));
  const contact = row && (await contactOf(ctx, row.account_id));
  if (!row || !doctor || !contact) throw new Problem('invitation-over');
  return { row, doctor, phone: contact.phone };
}
