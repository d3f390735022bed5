import * as contract from '@tabibu/contract/complaints';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { listOwnComplaints } from './list-own-complaints.ts';
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
];
