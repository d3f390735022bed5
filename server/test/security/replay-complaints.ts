import type { ReplayCase } from './replay-case.ts';

/**
 * Cases for what people wrote to us and what is announced to doctors. What staff may call refuses patients and doctors,
 * whatever they name.
 */
export const COMPLAINT_CASES: readonly ReplayCase[] = [
  {
    endpoint: 'complaints.reply-to-answer',
    at: 'path complaint_id',
    request: ({ complaint }) => ({ path: `/api/contact/${complaint}/messages`, body: { message: 'Habari' } }),
  },
  {
    endpoint: 'complaints.list-complaints',
    at: 'query cursor',
    status: 403,
    request: ({ cursor }) => ({ path: `/api/admin/complaints?cursor=${cursor}` }),
  },
  {
    endpoint: 'complaints.read-complaint',
    at: 'path complaint_id',
    status: 403,
    request: ({ complaint }) => ({ path: `/api/admin/complaints/${complaint}` }),
  },
  {
    endpoint: 'complaints.change-status',
    at: 'path complaint_id',
    status: 403,
    request: ({ complaint }) => ({
      path: `/api/admin/complaints/${complaint}/status`,
      body: { status: 'in_progress' },
    }),
  },
  {
    endpoint: 'complaints.change-priority',
    at: 'path complaint_id',
    status: 403,
    request: ({ complaint }) => ({ path: `/api/admin/complaints/${complaint}/priority`, body: { priority: 'low' } }),
  },
  {
    endpoint: 'complaints.answer-complaint',
    at: 'path complaint_id',
    status: 403,
    request: ({ complaint }) => ({
      path: `/api/admin/complaints/${complaint}/response`,
      body: { response: 'Habari', seen: 0 },
    }),
  },
  {
    endpoint: 'announcements.list',
    at: 'query cursor',
    status: 403,
    request: ({ cursor }) => ({ path: `/api/admin/announcements?cursor=${cursor}` }),
  },
];
