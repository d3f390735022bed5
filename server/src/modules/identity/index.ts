export { checks } from './checks.ts';
export { authenticate } from './authenticate.ts';
export { moveEmail, renameAccount, renameDoctor } from './change-me.ts';
export { chooseUser } from './choose-user.ts';
export { changeNumber } from './change-number.ts';
export { phoneProvenUntil } from './confirm-phone.ts';
export { endOtherSessions, endSessions } from './end-sessions.ts';
export { employPerson } from './employ-person.ts';
export { ensureAccount } from './ensure-account.ts';
export { eraseAccount } from './erase-account.ts';
export { contactOf, contactsOf, languageOfNumber, namesOf, namesOfActors } from './find-contact.ts';
export type { Contact } from './find-contact.ts';
export { findPeopleAmong, findPeopleIds, peopleOf, peopleSought } from './find-people.ts';
export { closeRecordsElsewhere, demandOpenRecords, openRecordsEverywhere, openRecordsHere } from './record-sessions.ts';
export { PEOPLE_SOUGHT } from './people-store.ts';
export type { SoughtPeople } from './people-store.ts';
export { NAMES_OF_PEOPLE } from './store.ts';
export { liveSessionsOf } from './find-sessions.ts';
export {
  isInUse,
  findStaff,
  giveStaffRole,
  listStaff,
  lockStaff,
  switchCaseTexts,
  takeStaffRole,
} from './staff-roles.ts';
export type { StaffAccount } from './staff-roles.ts';
export { hasNumber, lockAccount, lockAccountOfNumber } from './lock-account.ts';
export { jobs } from './jobs.ts';
export { proveOfficeCode, sendOfficeCode } from './office-code.ts';
export { oldNumberOf } from './old-number.ts';
export { codeSentBody } from './request-code.ts';
export { readName } from './request-code.ts';
export type { SentCode } from './request-code.ts';
export { signInAs } from './sign-in-as.ts';
export type { SignedIn } from './verify-code.ts';
export { forgetPasskeyTerm } from './demand-passkey.ts';
export { rememberDevice } from './recognise-device.ts';
export { isProvenNumber } from './prove-number.ts';
export { factorToGive, requireStepUp, steppedUpUntil } from './step-up.ts';
export { routes } from './routes.ts';
export { rememberVersions, versionRead } from './versions-read.ts';
export type { Versions } from './versions-read.ts';
export {
  ALL_MESSAGES_BUCKET,
  ALL_REMINDERS_BUCKET,
  labelOfDevice as deviceLabel,
  messagesBucketOf,
  newCode,
  normalizeLivePhone,
} from './rules.ts';
export type { Budget } from './rules.ts';
export { spendMessages } from './spend-messages.ts';
export { warnNearCap } from './warn-near-cap.ts';
export { CODE_TEMPLATES, wordCode } from './word-code.ts';
export { exportAccount, exportDevices } from './export-own.ts';
export { nearnessOf, requireOther } from './require-other.ts';
