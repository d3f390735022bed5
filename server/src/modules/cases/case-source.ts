import type { CaseDecision, CaseStage } from '@tabibu/contract/case-words';
import type { CaseFactBody } from '@tabibu/contract/cases';
import type { CountryCode } from '@tabibu/contract/countries';
import type { Money } from '@tabibu/contract/currencies';
import type { ReadObject } from '@tabibu/contract/record-readings';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';

/** What the queue says of a thing that waits. */
export interface WaitingSubject {
  readonly stage: CaseStage;
  /** Since when it waits. */
  readonly since: Date;
  readonly country: CountryCode | null;
  readonly money: Money | null;
  /** The account whom it is about; null if it is about nobody. */
  readonly accountId: string | null;
  /** The booking about which it is: the queue then also names the member of a family for whom it was made. */
  readonly bookingId?: string;
  /** The member of a family about whom it is, where no booking says so. */
  readonly memberId?: string | null;
  /** Who proposed what has to be approved; null at any other stage. */
  readonly proposedBy: string | null;
  /** The house holds this money: nobody pays it out. */
  readonly isHeld?: boolean;
  /** What may be decided about this one, where its stage alone does not say it. */
  readonly decisions?: readonly CaseDecision[];
  /** Where it is decided if not in the queue: a section of the portal and what it opens. */
  readonly link?: string;
  /** Whether a gateway can pay it now: then it may be sent, otherwise it is paid by hand. */
  readonly canSend?: boolean;
}

/** What somebody decided, as it was sent. */
export interface Decided {
  readonly decision: CaseDecision;
  /** Why; empty if the person gave no reason. */
  readonly note: string;
  readonly transactionNumber: string | undefined;
}

/** The transaction of a decision. */
type DecisionContext = Context & { db: Transaction };

/** A kind of case: where its subjects stand, what they say, and what somebody may decide about them. */
export interface CaseSource {
  /** What is read of the person whom a case is about, for the list of who read their data. */
  readonly object: ReadObject;
  /** How long it may wait, in milliseconds, or what says so. */
  readonly term: number | ((ctx: Context) => Promise<number>);
  /**
   * The ids of what may wait, in the order of the ids, after the last one of the page before. `find` says what does.
   */
  readonly listWaiting: (ctx: Context, page: { after: string | null; limit: number }) => Promise<string[]>;
  /** Those of these subjects that still wait, by id. */
  readonly find: (ctx: Context, ids: readonly string[]) => Promise<Map<string, WaitingSubject>>;
  readonly facts: (ctx: Context, id: string) => Promise<CaseFactBody[]>;
  /** What stays to be read of one that is settled; nothing if left out. */
  readonly settledFacts?: (ctx: Context, id: string) => Promise<CaseFactBody[]>;
  /** True if the queue itself keeps that somebody has dealt with it, because nothing else in the product does. */
  readonly isSettledHere?: true;
  /** What may be decided at each stage. */
  readonly decisions: Readonly<Record<CaseStage, readonly CaseDecision[]>>;
  /**
   * Carries out what the stage allows, in the transaction of the decision. Throws `case-changed` when the subject has
   * changed meanwhile.
   */
  readonly decide: (inside: DecisionContext, id: string, decided: Decided) => Promise<void>;
}
