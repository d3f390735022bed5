import * as desk from '@tabibu/contract/application-reviews';
import * as contract from '@tabibu/contract/applications';
import * as licences from '@tabibu/contract/licences';
import * as renewals from '@tabibu/contract/licence-reviews';
import { answer } from '../../platform/http/answer.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { answerReviewer } from './answer-reviewer.ts';
import { claimApplication } from './claim-application.ts';
import { askAsReviewerOfRenewal, confirmAsReviewer, listShown, showRenewal } from './show-renewals.ts';
import { readLicence } from './read-licence.ts';
import { sendLicence } from './send-licence.ts';
import { MEDIA, openDocument, readByTicket } from './document-tickets.ts';
import { countWaiting, listNewest, pageApplications } from './page-applications.ts';
import { readOwn } from './read-own.ts';
import { askAsReviewer, deleteApplication, moveAsReviewer, readApplication } from './review-application.ts';
import type { FoundLicence } from './rules.ts';
import { sendEmailLink } from './send-email-link.ts';
import { submitApplication, submitForm } from './submit-application.ts';
import { verifyEmail } from './verify-email.ts';

const success = true as const;

const found = ({ council, number, ...licence }: desk.FoundLicenceBody): FoundLicence => ({
  council,
  number,
  registeredName: licence.registered_name,
  expiresOn: licence.expires_on,
});

export const routes: Route[] = [
  route(contract.submitForm, async (ctx, { body }, { files }) => ({
    success,
    data: await submitForm(ctx, { form: body, files }),
  })),
  route(contract.apply, async (ctx, { body: { documents, language, ...form } }) => ({
    success,
    data: await submitApplication(ctx, { form, documents, language }),
  })),
  route(contract.claim, async (ctx, { body }) => ({
    success,
    data: await claimApplication(ctx, { applicationId: body.application_id, claim: body.claim }),
  })),
  route(contract.readOwn, async (ctx) => ({ success, data: await readOwn(ctx) })),
  route(contract.answer, async (ctx, { body }) => ({ success, data: await answerReviewer(ctx, body) })),
  route(contract.sendEmailLink, async (ctx, { body }) => ({ success, data: await sendEmailLink(ctx, body) })),
  route(contract.verifyEmail, async (ctx, { body }) => ({ success, data: await verifyEmail(ctx, body) })),
  route(licences.readLicence, async (ctx) => ({ success, data: await readLicence(ctx) })),
  route(licences.sendLicence, async (ctx, { body }) => ({ success, data: await sendLicence(ctx, body) })),
  route(desk.listApplications, async (ctx, { query }) => ({ success, data: await pageApplications(ctx, query) })),
  route(desk.listAllApplications, listNewest),
  route(desk.countWaiting, async (ctx) => ({ success, data: await countWaiting(ctx) })),
  route(desk.readApplication, async (ctx, { params }) => ({
    success,
    data: await readApplication(ctx, params.application_id),
  })),
  route(desk.moveApplication, async (ctx, { params, body }) => ({
    success,
    data: await moveAsReviewer(ctx, {
      applicationId: params.application_id,
      to: body.status,
      seen: body.from,
      note: body.notes,
      licence: body.licence && found(body.licence),
    }),
  })),
  route(desk.askApplicant, async (ctx, { params, body }) => ({
    success,
    data: await askAsReviewer(ctx, { applicationId: params.application_id, question: body.question }),
  })),
  route(desk.deleteApplication, async (ctx, { params }) => {
    await deleteApplication(ctx, params.application_id);
    return { success, data: { deleted: true as const } };
  }),
  route(renewals.listRenewals, async (ctx) => ({ success, data: { renewals: await listShown(ctx) } })),
  route(renewals.readRenewal, async (ctx, { params }) => ({
    success,
    data: await showRenewal(ctx, params.renewal_id),
  })),
  route(renewals.confirmRenewal, async (ctx, { params, body }) => ({
    success,
    data: await confirmAsReviewer(ctx, {
      renewalId: params.renewal_id,
      seen: body.document_id,
      licence: found(body.licence),
    }),
  })),
  route(renewals.askOfRenewal, async (ctx, { params, body }) => ({
    success,
    data: await askAsReviewerOfRenewal(ctx, {
      renewalId: params.renewal_id,
      seen: body.document_id,
      question: body.question,
    }),
  })),
  route(desk.openDocument, async (ctx, { params }) => ({ success, data: await openDocument(ctx, params.file_id) })),
  route(desk.readDocument, async (ctx, { params, query }) => {
    const { kind, bytes, name } = await readByTicket(ctx, { fileId: params.file_id, ticket: query.ticket });
    return answer(bytes, {
      contentType: MEDIA[kind],
      headers: {
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        // Opened as a page of its own it could do nothing and is downloaded; our page draws it.
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': `attachment; filename="${name}"`,
      },
    });
  }),
];
