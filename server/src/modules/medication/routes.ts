import * as contract from '@tabibu/contract/medication';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { answerDose } from './answer-dose.ts';
import { deleteSchedule } from './delete-schedule.ts';
import { readDoseMonth, readSchedules, readVisitDoses } from './read-schedules.ts';
import { saveSchedule } from './save-schedule.ts';
import { stopSchedule } from './stop-schedule.ts';

const success = true as const;

/** HTTP routes of this module. */
export const routes: Route[] = [
  route(contract.readDoseMonth, async (ctx, { params, query }) => ({
    success,
    data: await readDoseMonth(ctx, { personId: params.person_id, month: query.month }),
  })),
  route(contract.readSchedules, async (ctx, { params }) => ({
    success,
    data: await readSchedules(ctx, params.person_id),
  })),
  route(contract.saveSchedule, async (ctx, { params, body }) => ({
    success,
    data: await saveSchedule(ctx, { personId: params.person_id, id: params.schedule_id, input: body }),
  })),
  route(contract.stopSchedule, async (ctx, { params }) => ({
    success,
    data: await stopSchedule(ctx, { personId: params.person_id, id: params.schedule_id }),
  })),
  route(contract.deleteSchedule, async (ctx, { params }) => {
    await deleteSchedule(ctx, { personId: params.person_id, id: params.schedule_id });
    return { success, data: {} };
  }),
  route(contract.answerDose, async (ctx, { params, body }) => ({
    success,
    data: await answerDose(ctx, {
      personId: params.person_id,
      scheduleId: params.schedule_id,
      dueAt: new Date(body.due_at),
      answer: body.answer,
    }),
  })),
  route(contract.readVisitDoses, async (ctx, { params }) => ({
    success,
    data: await readVisitDoses(ctx, params.booking_id),
  })),
];
