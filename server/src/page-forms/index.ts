import type { PageForm } from '../platform/http/page-form.ts';
import { ask, helpful, keepConversation } from './ask.ts';
import { findArticles, like } from './articles.ts';
import { book, cancelHold, changePerson, emergency, leavePage } from './book.ts';
import { addMember, changeMember, choosePerson, handOver, removeMember, takeOver, withdrawOffer } from './family.ts';
import { answerDose, deleteSchedule, schedule, stopSchedule } from './medication.ts';
import { noticeChoices } from './notices.ts';
import { planMembers } from './plans.ts';
import { birthPlan, pregnancyDay, pregnancyEnd, pregnancyVisit } from './pregnancy.ts';
import { addReading, correctReading, deleteReading } from './readings.ts';
import { askOpening, dropPassphrase, openRecords, recordPassphrase, stopOpening } from './record-lock.ts';
import { hidePapers } from './records.ts';
import { code, secondFactor, signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

/** The forms that the server handles for pages without script. */
export const PAGE_FORMS: readonly PageForm[] = [
  signIn,
  signOut,
  code,
  secondFactor,
  book,
  emergency,
  cancelHold,
  leavePage,
  findArticles,
  like,
  addMember,
  choosePerson,
  ask,
  helpful,
  keepConversation,
  noticeChoices,
  openRecords,
  recordPassphrase,
  dropPassphrase,
  askOpening,
  stopOpening,
  answerDose,
  pregnancyDay,
  pregnancyVisit,
  birthPlan,
  pregnancyEnd,
  schedule,
  stopSchedule,
  deleteSchedule,
  addReading,
  correctReading,
  deleteReading,
  planMembers,
  changePerson,
  changeMember,
  removeMember,
  handOver,
  withdrawOffer,
  takeOver,
  hidePapers,
];
