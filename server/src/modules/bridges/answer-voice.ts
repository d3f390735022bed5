import { callWindowOf } from '@tabibu/contract/call-window';
import { speaker } from '@tabibu/locales/server-speech';
import type { CallNames, VoiceGateway } from '../../integrations/voice/port.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { enqueue } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { findConsultation, noteConnected } from '../bookings/index.ts';
import type { Consultation } from '../bookings/index.ts';
import { failBridge } from './fail-bridge.ts';
import { findPhones } from './find-phones.ts';
import { notifyParticipants } from './notify-participants.ts';
import type { VoiceCallback } from './read-voice.ts';
import { joinSeconds, lastCallbackDeadline } from './rules.ts';
import * as store from './store.ts';

/**
 * Handles every callback of the voice gateway except the last one of a call. Returns the provider's XML, or an empty
 * answer where none is needed. Repeated callbacks and a wrong order are harmless. Throws `not-found` without a voice
 * gateway.
 */
export async function answerVoice(ctx: Context, callback: Exclude<VoiceCallback, { kind: 'ended' }>): Promise<string> {
  const { voice } = ctx.integrations;
  if (voice === null) throw new Problem('not-found');
  if (callback.kind === 'refused') return voice.refuseCall();
  if (callback.kind === 'answered') return dialPatient(ctx, voice, callback.names);
  if (callback.kind === 'joined') await noteJoined(ctx, callback.names);
  return '';
}

/** Rings the patient after the doctor picked up. Hangs up when the appointment was settled meanwhile. */
async function dialPatient(ctx: Context, voice: VoiceGateway, names: CallNames): Promise<string> {
  return inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    const booking = await bookingOf(inside, names);
    if (booking === undefined) return voice.refuseCall();
    const window = callWindowOf(booking);
    const givesUpAt = lastCallbackDeadline(window, now);
    const bridge = await inside.db.maybe(store.pickUp, { ...store.keysOf(names), now, givesUpAt });
    if (bridge === undefined) return voice.refuseCall();
    const phones = booking.state === 'scheduled' ? await findPhones(inside, booking, bridge.asked_by) : undefined;
    if (phones === undefined) {
      await failBridge(inside, bridge, 'unavailable');
      return voice.refuseCall();
    }
    await giveUpAt(inside, bridge.id, givesUpAt);
    await notifyParticipants(inside, booking);
    return voice.joinSecond({
      say: speaker(phones.doctorLanguage)('voice.connecting'),
      second: phones.patient,
      maxSeconds: joinSeconds(window, now),
    });
  });
}

async function noteJoined(ctx: Context, names: CallNames): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    const booking = await bookingOf(inside, names);
    if (booking === undefined) return;
    const givesUpAt = lastCallbackDeadline(callWindowOf(booking), now);
    const bridge = await inside.db.maybe(store.join, { ...store.keysOf(names), now, givesUpAt });
    if (bridge === undefined) return;
    if (bridge.starts_at.getTime() === booking.startsAt.getTime())
      await noteConnected(inside, { bookingId: booking.id });
    await giveUpAt(inside, bridge.id, givesUpAt);
    await notifyParticipants(inside, booking);
  });
}

/** Returns the appointment of the bridge that a callback names, or undefined when no bridge matches. */
async function bookingOf(ctx: Context, names: CallNames): Promise<Consultation | undefined> {
  const known = await ctx.db.maybe(store.findByProviderNames, store.keysOf(names));
  return known === undefined ? undefined : findConsultation(ctx, known.booking_id);
}

async function giveUpAt(ctx: Context, bridgeId: string, at: Date): Promise<void> {
  await enqueue(ctx, 'calls.give-up-bridge', { bridgeId }, { at, key: `bridge:${bridgeId}` });
}
