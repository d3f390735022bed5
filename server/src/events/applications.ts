import type { ApplicationStatus } from '@tabibu/contract/application-words';

/** Events that the module `applications` publishes, with their payloads. */
export interface ApplicationEvents {
  /** The phone was proven and the application entered the queue, for the first time or again. */
  'applications.submitted': { applicationId: string; accountId: string; number: number };
  /** A link was made that verifies the email address. `emailSealed`: address and link, encrypted for the email. */
  'applications.email-link-created': {
    applicationId: string;
    linkId: string;
    accountId: string;
    number: number;
    emailSealed: string;
    expiresAt: string;
  };
  /** The applicant pressed the button of the email. */
  'applications.email-verified': { applicationId: string };
  /** The reviewer asks the applicant something. */
  'applications.asked': { applicationId: string; moveId: string; accountId: string; number: number };
  /** Three times before the end of a licence, and once after it. */
  'applications.licence-reminded': { licenceId: string; doctorId: string; days: number; expiresOn: string };
  /** `isUnchecked`: nobody has checked the licence in time; missing in events of the release before. */
  'applications.licence-ended': { doctorId: string; expiredOn: string; isUnchecked?: boolean };
  /** A doctor sent a new licence, or another document of it. */
  'applications.renewal-sent': { renewalId: string; number: number; fileId: string };
  /** The reviewer needs something else than the new licence that the doctor sent. */
  'applications.renewal-asked': { doctorId: string; occasion: string };
  'applications.renewal-confirmed': { doctorId: string; expiresOn: string };
  'applications.moved': {
    applicationId: string;
    moveId: string;
    accountId: string;
    number: number;
    doctorId: string;
    from: ApplicationStatus;
    to: ApplicationStatus;
  };
}
