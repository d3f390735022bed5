import * as outcomes from '@tabibu/contract/call-outcomes';
import * as links from '@tabibu/contract/call-links';
import * as contract from '@tabibu/contract/calls';
import { answer } from '../../platform/http/answer.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { requestCallBack } from './request-call-back.ts';
import { bridgeCall } from './bridge-call.ts';
import { callPatient, reportNoAnswer } from './call-patient.ts';
import { completeCall } from './complete-call.ts';
import { receiveVoice } from './receive-voice.ts';
import { joinCall } from './join-call.ts';
import { joinLinkedCall, readLinkedCall, refreshLinkedIce } from './join-by-link.ts';
import { listQueue } from './list-queue.ts';
import { readCall } from './read-call.ts';
import { refreshIce } from './refresh-ice.ts';
import { reportCallOutcome } from './report-call-outcome.ts';

const success = true as const;

/** HTTP endpoints of this module. The socket is mounted separately (`call-socket.ts`). */
export const routes: Route[] = [
  route(contract.readCall, async (ctx, { params }) => ({
    success,
    data: await readCall(ctx, { bookingId: params.booking_id }),
  })),
  route(contract.joinCall, async (ctx, { params }) => ({
    success,
    data: await joinCall(ctx, { bookingId: params.booking_id }),
  })),
  route(contract.requestCallBack, async (ctx, { params }) => ({
    success,
    data: await requestCallBack(ctx, { bookingId: params.booking_id }),
  })),
  route(contract.listQueue, async (ctx) => ({ success, data: await listQueue(ctx) })),
  route(contract.refreshIce, async (ctx, { params }) => ({
    success,
    data: await refreshIce(ctx, { bookingId: params.booking_id }),
  })),
  route(contract.requestBridge, async (ctx, { params }) => ({
    success,
    data: await bridgeCall(ctx, { bookingId: params.booking_id }),
  })),
  route(contract.receiveVoice, async (ctx, { params }, { raw }) =>
    answer(await receiveVoice(ctx, { secret: params.secret, raw }), { contentType: 'application/xml; charset=utf-8' }),
  ),
  route(contract.completeCall, async (ctx, { params }) => ({
    success,
    data: await completeCall(ctx, { bookingId: params.booking_id }),
  })),
  route(links.readLinkedCall, async (ctx, { params }) => ({ success, data: await readLinkedCall(ctx, params) })),
  route(links.joinLinkedCall, async (ctx, { params }) => ({ success, data: await joinLinkedCall(ctx, params) })),
  route(links.refreshLinkedIce, async (ctx, { params }) => ({ success, data: await refreshLinkedIce(ctx, params) })),
  route(outcomes.reportCallOutcome, async (ctx, { params, body }) => ({
    success,
    data: await reportCallOutcome(ctx, { bookingId: params.booking_id, spoke: body.spoke }),
  })),
  route(outcomes.callPatient, async (ctx, { params }) => ({
    success,
    data: await callPatient(ctx, { bookingId: params.booking_id }),
  })),
  route(outcomes.reportNoAnswer, async (ctx, { params }) => ({
    success,
    data: await reportNoAnswer(ctx, { bookingId: params.booking_id }),
  })),
];
