import { speaker } from '@tabibu/locales/server-speech';
import type { CallNames, VoiceGateway } from '../../integrations/voice/port.ts';
import { callbackSecretAgrees } from '../../platform/callback-secret.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { enqueue } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { findConsultation } from '../bookings/index.ts';
import { joinSeconds, lastWordBy } from './bridge-rules.ts';
import * as bridges from './bridge-store.ts';
import { endBridge } from './end-bridge.ts';
import { failBridge } from './fail-bridge.ts';
import { findPhones } from './find-phones.ts';
import { windowOf } from './rules.ts';
import { tellBoth } from './tell-both.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The voice gateway tells of a call and asks what to do; the answer is its XML, empty where none is wanted. Nothing is signed: the path's
 * secret lets in, and only a call that carries our own id, under the name the provider first gave it, moves anything (W-01, X-03). A word
 * that comes twice or out of order changes nothing twice. Problem: `not-found` for a wrong secret or without a voice gateway.
 */
export async function receiveVoice(ctx: Context, { secret, raw }: { secret: string; raw: Buffer }): Promise<string> {
  const { voice } = ctx.integrations;
  if (!callbackSecretAgrees(ctx, 'africastalking-voice', secret) || voice === null) throw new Problem('not-found');
  const reading = voice.readCallback(raw);
  if (reading.kind === 'rejected') ctx.log.warn({ alarm: 'callback-rejected', provider: voice.name, why: reading.why }, 'a voice callback was rejected');
  if (reading.kind === 'rejected' || reading.kind === 'incoming') return voice.refuseCall();
  const names = namesOf(reading);
  if (names === undefined) return reading.kind === 'answered' ? voice.refuseCall() : '';
  if (reading.kind === 'answered') return joinPatient(ctx, voice, names);
  if (reading.kind === 'ended') await endBridge(ctx, names, reading);
  else if (reading.step === 'joined') await noteJoined(ctx, names);
  return '';
}

/** Our id, if it is given, and the provider's; undefined when what is given as ours cannot be. */
function namesOf({ clientRequestId, sessionId }: CallNames): readonly [string | null, string] | undefined {
  if (clientRequestId !== null && !UUID.test(clientRequestId)) return undefined;
  return [clientRequestId, sessionId];
}

/** The doctor picked up: the patient is rung next, unless the appointment was settled meanwhile. */
async function joinPatient(ctx: Context, voice: VoiceGateway, names: readonly [string | null, string]): Promise<string> {
  return inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    const known = await inside.db.maybe(bridges.named, names);
    const booking = known === undefined ? undefined : await findConsultation(inside, known.booking_id);
    if (booking === undefined || known === undefined) return voice.refuseCall();
    const givesUpAt = lastWordBy(windowOf(booking), now);
    const bridge = await inside.db.maybe(bridges.pickUp, [...names, now, givesUpAt]);
    if (bridge === undefined) return voice.refuseCall();
    const phones = booking.state === 'scheduled' ? await findPhones(inside, booking) : undefined;
    if (phones === undefined) {
      await failBridge(inside, bridge, 'unavailable');
      return voice.refuseCall();
    }
    await enqueue(inside, 'calls.give-up-bridge', { bridgeId: bridge.id }, { at: givesUpAt, key: `bridge:${bridge.id}` });
    await tellBoth(inside, booking);
    return voice.joinSecond({ say: speaker(phones.doctorLanguage)('voice.connecting'), second: phones.patient, maxSeconds: joinSeconds(windowOf(booking), now) });
  });
}

async function noteJoined(ctx: Context, names: readonly [string | null, string]): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    const known = await inside.db.maybe(bridges.named, names);
    const booking = known === undefined ? undefined : await findConsultation(inside, known.booking_id);
    if (booking === undefined) return;
    const givesUpAt = lastWordBy(windowOf(booking), now);
    const bridge = await inside.db.maybe(bridges.join, [...names, now, givesUpAt]);
    if (bridge === undefined) return;
    await enqueue(inside, 'calls.give-up-bridge', { bridgeId: bridge.id }, { at: givesUpAt, key: `bridge:${bridge.id}` });
    await tellBoth(inside, booking);
  });
}
