import type { TestProduct } from './harness.ts';

/** A payout as the sandbox's gateway knows it. */
export interface SentPayout {
  readonly externalId: string;
  readonly transactionId: string;
  readonly state: 'pending' | 'paid' | 'refused';
  /** In shillings. */
  readonly amount: string;
  /** How often it was asked for under the same reference. */
  readonly asked: number;
}

/** Returns what the sandbox's gateway was told to pay out to a number, oldest first. */
export async function sentOut({ sandboxUrl }: Pick<TestProduct, 'sandboxUrl'>, phone: string): Promise<SentPayout[]> {
  const { payments } = (await (await fetch(`${sandboxUrl}/sandbox/truth/all`)).json()) as {
    payments: (SentPayout & { flow: string; phone: string })[];
  };
  return payments.filter((payment) => payment.flow === 'payout' && `+${payment.phone}` === phone);
}
