import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { DoctorTypeField, Id, Instant, envelope, personText } from './fields.ts';
import { STAFF_ROLES } from './roles.ts';
import { COUPON_PROBLEMS, CouponWish } from './subscriptions.ts';

const KINDS = ['grant-administrator', 'reset-access', 'generate-coupon', 'open-records'] as const;
/** The steps about somebody who works here. */
const STAFF_KINDS = ['grant-administrator', 'reset-access'] as const;

/** A step that takes two people (Z-10). Its effect follows from the kind, the person and the person's role. */
const Approval = z.strictObject({
  id: Id,
  kind: z.enum(KINDS),
  /** Whom it is about. */
  person: z.string(),
  /** The person's role when it was asked for; null for a patient. */
  role: z.enum(STAFF_ROLES).nullable(),
  /** The coupon that is asked for; null for other steps. */
  coupon: z
    .strictObject({ package: z.string(), doctor_type: DoctorTypeField, call_limit: z.int(), replaces: z.boolean() })
    .nullable(),
  requested_by: z.string(),
  requested_at: Instant,
  reason: z.string(),
  expires_at: Instant,
  /** Null while it waits. */
  outcome: z.enum(['approved', 'declined', 'expired']).nullable(),
  decided_by: z.string().nullable(),
  decided_at: Instant.nullable(),
  /** The caller may decide: neither asked for it nor is the person. */
  may_decide: z.boolean(),
});

export const listApprovals = endpoint({
  id: 'approvals.list-approvals',
  method: 'GET',
  path: '/api/admin/approvals',
  summary: 'The steps that wait for a second person, and the fifty that were decided last',
  access: ['administrator'],
  limit: 'read',
  reply: envelope(
    z.strictObject({
      waiting: z.array(Approval),
      decided: z.array(Approval),
      /** People who forgot the record passphrase and have to prove who they are, those who asked first at the front. */
      openings: z.array(
        z.strictObject({
          account_id: Id,
          person: z.string(),
          phone: z.string(),
          asked_at: Instant,
          /** Before this nothing opens. */
          opens_at: Instant,
          /** Two administrators have agreed; it opens at that time. */
          approved: z.boolean(),
          /** It is among those that wait for a second person. */
          waits: z.boolean(),
        }),
      ),
      /** False if nobody but the caller is an administrator. */
      has_second_person: z.boolean(),
    }),
  ),
});

export const requestApproval = endpoint({
  id: 'approvals.request-approval',
  method: 'POST',
  path: '/api/admin/approvals',
  summary: 'Ask for a step that takes two people; one waits per account',
  access: ['administrator'],
  limit: 'write',
  body: z.strictObject({ kind: z.enum(STAFF_KINDS), account_id: Id, reason: personText(500) }),
  reply: envelope(z.strictObject({ id: Id })),
  status: 201,
  problems: [
    'step-up-required',
    'not-found',
    'own-account',
    'reason-required',
    'approval-pending',
    'approval-needless',
    'member-suspended',
    'about-family',
  ],
});

export const requestCoupon = endpoint({
  id: 'approvals.request-coupon',
  method: 'POST',
  path: '/api/admin/approvals/coupons',
  summary: 'Ask for a coupon that takes two people; one waits per patient',
  access: ['administrator'],
  limit: 'write',
  idempotent: true,
  body: CouponWish,
  reply: envelope(z.strictObject({ id: Id })),
  status: 201,
  problems: [...COUPON_PROBLEMS, 'approval-pending'],
});

export const requestOpening = endpoint({
  id: 'approvals.request-opening',
  method: 'POST',
  path: '/api/admin/approvals/openings',
  summary: 'Say how a person who forgot the record passphrase proved who they are; somebody else approves it (A-09)',
  access: ['administrator'],
  limit: 'write',
  body: z.strictObject({ account_id: Id, reason: personText(500) }),
  reply: envelope(z.strictObject({ id: Id })),
  status: 201,
  problems: ['step-up-required', 'opening-over', 'reason-required', 'approval-pending', 'own-account', 'about-family'],
});

export const decideApproval = endpoint({
  id: 'approvals.decide-approval',
  method: 'POST',
  path: '/api/admin/approvals/:approval_id/decision',
  summary: 'Approve or decline what somebody else asked for; an approval takes effect at once',
  access: ['administrator'],
  limit: 'write',
  owns: { approval_id: 'approval' },
  params: z.strictObject({ approval_id: Id }),
  body: z.strictObject({ decision: z.enum(['approved', 'declined']) }),
  reply: envelope(z.strictObject({ id: Id })),
  problems: [
    'step-up-required',
    'not-found',
    'own-approval',
    'approval-over',
    'approval-outdated',
    'subscription-over',
    'opening-over',
    'about-family',
  ],
});

export type ApprovalBody = z.infer<typeof Approval>;
export type ApprovalsBody = z.infer<typeof listApprovals.reply>['data'];
export type ApprovalKind = (typeof KINDS)[number];
export type StaffStep = (typeof STAFF_KINDS)[number];
