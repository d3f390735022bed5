import type { ReplayCase } from './replay-case.ts';

const LICENCE = { council: 'MCT', number: 'MCT 2', registered_name: 'N. Mushi', expires_on: '2099-12-31' };

/** Cases for the desk that reviews applications: whoever does not review is refused before any id is looked up. */
export const APPLICATION_CASES: readonly ReplayCase[] = [
  {
    endpoint: 'applications.read',
    at: 'path application_id',
    status: 403,
    request: ({ application }) => ({ path: `/api/applications/${application}` }),
  },
  {
    endpoint: 'applications.ask',
    at: 'path application_id',
    status: 403,
    request: ({ application }) => ({ path: `/api/applications/${application}/question`, body: { question: 'Why?' } }),
  },
  {
    endpoint: 'applications.open-document',
    at: 'path file_id',
    status: 403,
    request: ({ applicationFile }) => ({ path: `/api/application-files/${applicationFile}/ticket` }),
  },
  {
    endpoint: 'applications.move',
    at: 'path application_id',
    status: 403,
    request: ({ application }) => ({
      path: `/api/update-application-status/${application}`,
      body: { status: 'rejected', notes: 'Not in the register.' },
    }),
  },
  {
    endpoint: 'applications.read-document',
    at: 'path file_id',
    status: 403,
    // Without a ticket the document is nobody's; `review-desk.test.ts` opens it with one.
    request: ({ applicationFile }) => ({ path: `/api/application-files/${applicationFile}` }),
  },
  {
    endpoint: 'applications.read-renewal',
    at: 'path renewal_id',
    status: 403,
    request: ({ renewal }) => ({ path: `/api/licence-renewals/${renewal}` }),
  },
  {
    endpoint: 'applications.ask-of-renewal',
    at: 'path renewal_id',
    status: 403,
    request: ({ renewal, renewalFile }) => ({
      path: `/api/licence-renewals/${renewal}/question`,
      body: { document_id: renewalFile, question: 'Why?' },
    }),
  },
  {
    endpoint: 'applications.ask-of-renewal',
    at: 'body document_id',
    status: 403,
    request: ({ renewalFile }, { renewal }) => ({
      path: `/api/licence-renewals/${renewal}/question`,
      body: { document_id: renewalFile, question: 'Why?' },
    }),
  },
  // Before the next case, which confirms it.
  {
    endpoint: 'applications.confirm-renewal',
    at: 'body document_id',
    status: 403,
    request: ({ renewalFile }, { renewal }) => ({
      path: `/api/licence-renewals/${renewal}/confirmation`,
      body: { document_id: renewalFile, licence: LICENCE },
    }),
  },
  {
    endpoint: 'applications.confirm-renewal',
    at: 'path renewal_id',
    status: 403,
    request: ({ renewal, renewalFile }) => ({
      path: `/api/licence-renewals/${renewal}/confirmation`,
      body: { document_id: renewalFile, licence: LICENCE },
    }),
  },
  {
    endpoint: 'applications.delete',
    at: 'path application_id',
    status: 403,
    request: ({ application }) => ({ path: `/api/delete-application/${application}` }),
  },
];
