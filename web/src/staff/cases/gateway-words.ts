import type { CaseDecision } from '@tabibu/contract/case-words';
import { isKeyOf } from '@tabibu/contract/own-key';
import type { CaseFactBody, CaseStoryBody } from '../../api/cases.ts';

/** The sentences for what the server names by a code, by the label of the fact. */
const NAME_CHECK = {
  agrees: 'cases.name-check-agrees',
  differs: 'cases.name-check-differs',
  unknown: 'cases.name-check-unknown',
  unavailable: 'cases.name-check-unavailable',
  waiting: 'cases.name-check-waiting',
} as const;

const SAID = {
  pending: 'cases.said-pending',
  'not-found': 'cases.said-not-found',
  unreachable: 'cases.said-unreachable',
  paid: 'cases.said-paid',
  refused: 'cases.said-refused',
} as const;

const DOUBT = {
  amount: 'cases.doubt-amount',
  unproven: 'cases.doubt-unproven',
  other: 'cases.doubt-other',
} as const;

const DECLINED = {
  'insufficient-funds': 'cases.declined-insufficient-funds',
  network: 'cases.declined-network',
  credentials: 'cases.declined-credentials',
} as const;

const COMPANIES = { azampay: 'AzamPay' } as const;

/** Returns the name of a payment company by our code of it; one whose code says enough keeps it. */
export function companyName(code: string): string {
  return isKeyOf(COMPANIES, code) ? COMPANIES[code] : code;
}

/** Returns the sentence of why the payment company did not pay. */
export function declinedSentence(reason: string) {
  return isKeyOf(DECLINED, reason) ? DECLINED[reason] : 'cases.declined-other';
}

/** Returns the sentence of a fact about a payment company, or undefined where the text stands for itself. */
export function gatewaySentence(label: CaseFactBody['label'], code: string) {
  if (label === 'name-check' && isKeyOf(NAME_CHECK, code)) return NAME_CHECK[code];
  if (label === 'gateway-said' && isKeyOf(SAID, code)) return SAID[code];
  if (label === 'doubt' && isKeyOf(DOUBT, code)) return DOUBT[code];
  return label === 'declined' ? declinedSentence(code) : undefined;
}

/** Returns the text of a fact of a case, or ''. */
export function factOf({ facts }: CaseStoryBody, wanted: CaseFactBody['label']): string {
  return facts.find(({ label }) => label === wanted)?.text ?? '';
}

/** Returns what a decision is called: to record a payment means something else where nobody knew of it. */
export function wordOf(decision: CaseDecision, stage: CaseStoryBody['case']['stage']) {
  return decision === 'record-paid' && stage === 'unknown' ? 'found-paid' : decision;
}

const SOON = 3_000;
const LATER = 15_000;

/**
 * Returns how often a case is read again while something happens to it without anybody deciding, in milliseconds; false
 * while it only waits for people.
 */
export function rereadAfter(story: CaseStoryBody | undefined): number | false {
  if (story?.case.stage === 'sending') return SOON;
  if (story?.case.stage === 'unknown') return LATER;
  return story !== undefined && factOf(story, 'name-check') === 'waiting' ? SOON : false;
}
