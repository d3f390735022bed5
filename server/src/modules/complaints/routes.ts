import * as contract from '@tabibu/contract/complaints';
import * as desk from '@tabibu/contract/complaint-desk';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { answerComplaint } from './answer-complaint.ts';
import { beginComplaint, changePriority } from './change-complaint.ts';
import { listComplaints } from './list-complaints.ts';
import { listOwnComplaints } from './list-own-complaints.ts';
import { countUnreadAnswers, markAnswersRead } from './read-answers.ts';
import { readComplaint } from './read-complaint.ts';
import { replyToAnswer } from './reply-to-answer.ts';
import { writeComplaint } from './write-complaint.ts';

const success = true as const;

export const routes: Route[] = [
  route(contract.writeComplaint, async (ctx, { body }) => ({
    success,
    data: await writeComplaint(ctx, {
      firstName: body.first_name,
      lastName: body.last_name,
      email: body.email,
      subject: body.subject,
      message: body.message,
    }),
  })),
  route(contract.listOwnComplaints, async (ctx) => ({ success, data: await listOwnComplaints(ctx) })),
  route(contract.replyToAnswer, async (ctx, { params, body }) => ({
    success,
    data: await replyToAnswer(ctx, { complaintId: params.complaint_id, message: body.message }),
  })),
  route(contract.readUnreadAnswers, async (ctx) => ({ success, data: { unread: await countUnreadAnswers(ctx) } })),
  route(contract.markAnswersRead, async (ctx, { body }) => ({
    success,
    data: { unread: await markAnswersRead(ctx, { until: new Date(body.until) }) },
  })),
  route(desk.listComplaints, async (ctx, { query }) => ({ success, data: await listComplaints(ctx, query) })),
  route(desk.readComplaint, async (ctx, { params }) => ({
    success,
    data: await readComplaint(ctx, params.complaint_id),
  })),
  route(desk.changeStatus, async (ctx, { params }) => ({
    success,
    data: await beginComplaint(ctx, params.complaint_id),
  })),
  route(desk.changePriority, async (ctx, { params, body }) => ({
    success,
    data: await changePriority(ctx, { complaintId: params.complaint_id, priority: body.priority }),
  })),
  route(desk.answerComplaint, async (ctx, { params, body }) => ({
    success,
    data: await answerComplaint(ctx, { complaintId: params.complaint_id, ...body }),
  })),
];
