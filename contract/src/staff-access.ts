import { z } from 'zod';
import { REVIEWERS } from './application-reviews.ts';
import { OPENS_SESSION } from './answer-headers.ts';
import { endpoint } from './endpoint.ts';
import { CodeText, envelope, Instant } from './fields.ts';
import { Me, SecondFactorRequired } from './identity.ts';
import { STAFF_ROLES } from './roles.ts';
import { Enrolment } from './second-factor.ts';

/** Where people who work here sign in: administrators at `/admin`, everybody else at `/staff` (C65). */
export const PORTALS = ['admin', 'staff'] as const;
export type Portal = (typeof PORTALS)[number];

/** Longer texts are refused by the schema; shorter ones are judged by the server, in the reader's language. */
const UsernameField = z.string().max(100);
const PasswordField = z.string().max(600);
const LinkToken = z.string().max(100);

export const signInWithPassword = endpoint({
  id: 'staff.sign-in',
  method: 'POST',
  path: '/api/auth/password',
  summary:
    'Sign in as somebody who works here, with user name and password; opens the session or asks for the second factor',
  access: ['anyone'],
  limit: 'code',
  body: z.strictObject({
    portal: z.enum(PORTALS),
    username: UsernameField,
    password: PasswordField,
  }),
  reply: envelope(z.union([Me, SecondFactorRequired])),
  headers: OPENS_SESSION,
  problems: [
    'credentials-required',
    'admin-credentials-wrong',
    'staff-credentials-wrong',
    'sign-in-paused',
    'set-up-first',
  ],
});

/** What a set-up link is for. */
const SetUp = z.strictObject({
  full_name: z.string(),
  role: z.enum(STAFF_ROLES),
  /** The user name so far; null on the first visit. */
  username: z.string().nullable(),
  /** True if the authenticator cannot be left out. */
  needs_authenticator: z.boolean(),
  expires_at: Instant,
  /**
   * `open`: whoever has the link chooses everything. The account that is in use already accepts in an own session:
   * `own` in that session, `sign-in` in any other browser.
   */
  entry: z.enum(['open', 'own', 'sign-in']),
});

export const readSetUp = endpoint({
  id: 'staff.read-set-up',
  method: 'POST',
  path: '/api/set-up/read',
  summary: 'Whom a set-up link is for; the token is in the body because addresses are written down',
  access: ['anyone'],
  limit: 'code',
  body: z.strictObject({ token: LinkToken }),
  reply: envelope(SetUp),
  problems: ['set-up-link-over'],
});

export const beginSetUp = endpoint({
  id: 'staff.begin-set-up',
  method: 'POST',
  path: '/api/set-up/begin',
  summary:
    'Choose user name and password with a set-up link; gives a fresh secret for an authenticator and signs the account’s staff out',
  access: ['anyone'],
  limit: 'code',
  body: z.strictObject({ token: LinkToken, username: UsernameField, password: PasswordField }),
  /** Null where the person's own authenticator stays. */
  reply: envelope(Enrolment.nullable()),
  status: 201,
  problems: [
    'set-up-link-over',
    'credentials-required',
    'username-invalid',
    'username-taken',
    'password-too-short',
    'password-too-long',
    'password-common',
    'set-up-sign-in-first',
    'step-up-required',
  ],
});

export const finishSetUp = endpoint({
  id: 'staff.finish-set-up',
  method: 'POST',
  path: '/api/set-up/finish',
  summary:
    'Confirm the authenticator with its first code, or leave it out where that is allowed; uses the link up and opens the session',
  access: ['anyone'],
  limit: 'code',
  body: z.strictObject({
    token: LinkToken,
    /** The first code of the authenticator; null leaves the authenticator out. */
    code: CodeText.nullable(),
  }),
  reply: envelope(z.strictObject({ me: Me, recovery_codes: z.array(z.string()) })),
  headers: OPENS_SESSION,
  problems: [
    'set-up-link-over',
    'second-factor-wrong',
    'second-factor-on',
    'second-factor-not-begun',
    'authenticator-required',
    'set-up-sign-in-first',
    'step-up-required',
  ],
});

/** How somebody who works here signs in. */
const StaffProfile = z.strictObject({ username: z.string() });

export const readProfile = endpoint({
  id: 'staff.read-profile',
  method: 'GET',
  path: '/api/admin/profile',
  summary: 'My user name',
  access: STAFF_ROLES,
  withoutPasskey: true,
  limit: 'read',
  reply: envelope(StaffProfile),
});

export const changeProfile = endpoint({
  id: 'staff.change-profile',
  method: 'PUT',
  path: '/api/admin/profile',
  summary: 'Change my user name and password; ends my other sessions',
  access: STAFF_ROLES,
  withoutPasskey: true,
  limit: 'code',
  body: z.strictObject({
    username: UsernameField,
    current_password: PasswordField,
    new_password: PasswordField,
    confirm_password: PasswordField,
  }),
  reply: envelope(StaffProfile),
  problems: [
    'all-fields-required',
    'current-password-wrong',
    'passwords-differ',
    'sign-in-paused',
    'authenticator-required',
    'username-invalid',
    'username-taken',
    'password-too-short',
    'password-too-long',
    'password-common',
  ],
});

/** Whether I get text messages about cases that wait or are overdue. */
const CaseTexts = z.strictObject({ on: z.boolean() });

export const readCaseTexts = endpoint({
  id: 'staff.read-case-texts',
  method: 'GET',
  path: '/api/admin/case-texts',
  summary: 'Whether I get text messages about cases that wait or are overdue',
  access: REVIEWERS,
  withoutPasskey: true,
  limit: 'read',
  reply: envelope(CaseTexts),
});

export const switchCaseTexts = endpoint({
  id: 'staff.switch-case-texts',
  method: 'PUT',
  path: '/api/admin/case-texts',
  summary: 'Switch text messages about cases that wait or are overdue on or off for me',
  access: REVIEWERS,
  withoutPasskey: true,
  limit: 'write',
  body: CaseTexts,
  reply: envelope(CaseTexts),
});

export type SetUpBody = z.infer<typeof SetUp>;
