import type { CaseKind } from '@tabibu/contract/case-words';
import type { CaseSource } from './case-source.ts';
import { contestCases } from './contest-cases.ts';
import { refundDueCases, surplusCases } from './refund-cases.ts';
import { withdrawalCases } from './withdrawal-cases.ts';

/** Every kind of case. */
export const SOURCES: Readonly<Record<CaseKind, CaseSource>> = {
  withdrawal: withdrawalCases,
  'contested-consultation': contestCases,
  'refund-due': refundDueCases,
  'surplus-payment': surplusCases,
};
