import * as bridges from '@tabibu/contract/call-bridges';
import * as chat from '@tabibu/contract/call-chat';
import * as outcomes from '@tabibu/contract/call-outcomes';
import * as contract from '@tabibu/contract/calls';
import { announceDelay, readDelay as readDelayEndpoint } from '@tabibu/contract/doctor-day';
import { answer } from '../../platform/http/answer.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { askCallBack } from './ask-call-back.ts';
import { callPatient, noteNoAnswer } from './call-patient.ts';
import { completeCall } from './complete-call.ts';
import { receiveVoice } from './receive-voice.ts';
import { requestBridge } from './request-bridge.ts';
import { joinCall } from './join-call.ts';
import { listMessages } from './list-messages.ts';
import { listQueue } from './list-queue.ts';
import { markSeen } from './mark-seen.ts';
import { readCall } from './read-call.ts';
import { readPhoto } from './read-photo.ts';
import { refreshIce } from './refresh-ice.ts';
import { sendMessage } from './send-message.ts';
import { stateOutcome } from './state-outcome.ts';
import { readDelay, tellDelay } from './tell-delay.ts';

const success = true as const;

/** Calls of this module; the socket is mounted beside them. */
export const routes: Route[] = [
  route(contract.readCall, async (ctx, { params }) => ({ success, data: await readCall(ctx, { bookingId: params.booking_id }) })),
  route(contract.joinCall, async (ctx, { params }) => ({ success, data: await joinCall(ctx, { bookingId: params.booking_id }) })),
  route(contract.askCallBack, async (ctx, { params }) => ({ success, data: await askCallBack(ctx, { bookingId: params.booking_id }) })),
  route(contract.listQueue, async (ctx) => ({ success, data: await listQueue(ctx) })),
  route(announceDelay, async (ctx, { body }) => ({ success, data: await tellDelay(ctx, { minutes: body.minutes }) })),
  route(readDelayEndpoint, async (ctx) => ({ success, data: await readDelay(ctx) })),
  route(contract.refreshIce, async (ctx, { params }) => ({ success, data: await refreshIce(ctx, { bookingId: params.booking_id }) })),
  route(contract.requestBridge, async (ctx, { params }) => ({ success, data: await requestBridge(ctx, { bookingId: params.booking_id }) })),
  route(bridges.receiveVoice, async (ctx, { params }, { raw }) => answer(await receiveVoice(ctx, { secret: params.secret, raw }), { contentType: 'application/xml; charset=utf-8' })),
  route(contract.completeCall, async (ctx, { params }) => ({ success, data: await completeCall(ctx, { bookingId: params.booking_id }) })),
  route(outcomes.stateOutcome, async (ctx, { params, body }) => ({ success, data: await stateOutcome(ctx, { bookingId: params.booking_id, spoke: body.spoke }) })),
  route(outcomes.callPatient, async (ctx, { params }) => ({ success, data: await callPatient(ctx, { bookingId: params.booking_id }) })),
  route(outcomes.noteNoAnswer, async (ctx, { params }) => ({ success, data: await noteNoAnswer(ctx, { bookingId: params.booking_id }) })),
  route(chat.listMessages, async (ctx, { params, query }) => ({ success, data: await listMessages(ctx, { bookingId: params.booking_id, cursor: query.cursor }) })),
  route(chat.markSeen, async (ctx, { params, body }) => {
    await markSeen(ctx, { bookingId: params.booking_id, messageId: body.message_id });
    return { success, data: {} };
  }),
  route(chat.sendMessage, async (ctx, { params, body }) => ({ success, data: await sendMessage(ctx, { bookingId: params.booking_id, ...body }) })),
  route(chat.readPhoto, async (ctx, { params }) =>
    answer(await readPhoto(ctx, { bookingId: params.booking_id, photoId: params.photo_id }), {
      contentType: 'image/jpeg', headers: { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff', 'content-disposition': 'inline; filename="photo.jpg"' },
    })),
];
