import type { CaseKind } from '@tabibu/contract/case-words';
import type { CaseBody, CaseStoryBody } from '@tabibu/contract/cases';
import { sweepCases } from '../src/modules/cases/sync-case.ts';
import type { TestProduct } from './harness.ts';
import type { Reply, Visitor } from './visitor.ts';

/** Returns the open cases of a kind that somebody sees. */
export async function casesOf(by: Visitor, kind: CaseKind): Promise<CaseBody[]> {
  return (await by.get(`/api/admin/cases?kind=${kind}`)).body.data.cases;
}

/** Runs the sweep that every minute does in the product, and returns the open cases of a kind. */
export async function sweptCasesOf(product: TestProduct, by: Visitor, kind: CaseKind): Promise<CaseBody[]> {
  await sweepCases(product.ctx({ kind: 'job', name: 'test' }));
  return casesOf(by, kind);
}

/** Reads one case. */
export async function readCase(by: Visitor, id: string): Promise<CaseStoryBody> {
  return (await by.get(`/api/admin/cases/${id}`)).body.data;
}

/** Decides a case as it stands now. */
export async function decideCase(by: Visitor, id: string, decision: string, rest: object = {}): Promise<Reply> {
  const { version } = await readCase(by, id);
  return by.post(`/api/admin/cases/${id}/decision`, { decision, version, ...rest });
}
