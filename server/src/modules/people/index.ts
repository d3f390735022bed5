export { checks } from './checks.ts';
export {
  accountBehind,
  isInCare,
  keepInCare,
  languageOfOwner,
  memberNamesForDesk,
  membersById,
  membersOf,
  ownMembers,
  ownNumberOf,
  requireMember,
  takerOf,
  requirePerson,
  visitorName,
} from './find-members.ts';
export type { FamilyMember } from './find-members.ts';
export { forgetMembers, removeMember } from './remove-member.ts';
export { forgetTakenOver, takeOver } from './take-over.ts';
export { addMember, changeMember } from './save-member.ts';
export { STOP_PATH, readNumberWish, stopAddress, stopNumber } from './stop-number.ts';
export { isJoinSecret, joinAddress } from './write-link.ts';
export type { NumberWish } from './stop-number.ts';
export { exportFamily, idsInCare } from './export-own.ts';
export { guardiansOf, searchMembersForDesk } from './search-members.ts';
