import type { Journal } from './journal.ts';
import type { Plan, Scenario } from './scenario.ts';

export type Party = 'azampay' | 'cards' | 'africastalking';

/** A payment as the outside party knows it: the truth that the product has to arrive at. */
export interface SandboxPayment {
  party: Exclude<Party, 'africastalking'>;
  externalId: string;
  transactionId: string;
  flow: 'push' | 'hosted';
  /** The party's own name for the wallet or way of paying. */
  method: string;
  /** Digits with country code; null on the hosted page. */
  phone: string | null;
  /** What was asked, in major units, as it was written. */
  amount: string;
  currency: string;
  payee: string;
  state: 'pending' | 'paid' | 'refused';
  reason: string | null;
  /** What was really paid, in major units; null before that. */
  paidAmount: string | null;
  plan: Plan;
  createdAt: number;
  /** When the plan ends by itself; null when a person decides or nobody does. */
  endsAt: number | null;
  endedAt: number | null;
  /** How often the party was asked to take this reference; a second time never makes a second prompt. */
  asked: number;
  echoed: unknown;
  hosted: { returnUrl: string; cancelUrl: string; description: string; language: string } | null;
  cardLast4: string | null;
}

export interface SandboxCallback {
  id: string;
  party: Party;
  externalId: string;
  path: 'payment' | 'delivery-report' | 'voice';
  contentType: string;
  body: string;
  /** Signed with a key that is not the party's. */
  forged: boolean;
  dueAt: number;
  sentAt: number | null;
  /** The product's HTTP status, or what went wrong; null while it waits. */
  result: string | null;
}

export interface SandboxMessage {
  messageId: string;
  phone: string;
  from: string | null;
  text: string;
  at: number;
}

/** A telephone call as the exchange knows it: the truth of who was joined and for how long. */
export interface SandboxCall {
  sessionId: string;
  clientRequestId: string | null;
  /** The number that the first phone shows, and digits of both phones. */
  from: string;
  first: string;
  second: string | null;
  shownToSecond: string | null;
  /** What the first phone hears before the second rings. */
  say: string | null;
  maxSeconds: number | null;
  recorded: boolean;
  state: 'ringing-first' | 'answered' | 'ringing-second' | 'joined' | 'over';
  startedAt: number;
  answeredAt: number | null;
  joinedAt: number | null;
  endedAt: number | null;
  hangupCause: string | null;
  /** What the product was told, in order, and what it said to that. */
  told: readonly { body: string; result: string; answer: string }[];
}

/** Kept by the stand-ins across restarts so that old tokens and signatures stay good. */
export interface SandboxKeys {
  privateKey: string;
  publicKey: string;
  tokenSecret: string;
}

const MESSAGES_PER_PHONE = 200;

export interface World {
  readonly payments: ReadonlyMap<string, SandboxPayment>;
  readonly callbacks: ReadonlyMap<string, SandboxCallback>;
  readonly scenarios: ReadonlyMap<string, Scenario>;
  readonly calls: ReadonlyMap<string, SandboxCall>;
  keys(): SandboxKeys | null;
  tokensFrom(): number;
  payment(party: Party, externalId: string): SandboxPayment | null;
  paymentById(transactionId: string): SandboxPayment | null;
  paymentsOfPhone(phone: string): SandboxPayment[];
  messagesOfPhone(phone: string): readonly SandboxMessage[];
  /** Calls that rang this phone, newest first. */
  callsOfPhone(phone: string): SandboxCall[];
  phones(): string[];
  keepPayment(payment: SandboxPayment): void;
  keepCallback(callback: SandboxCallback): void;
  keepMessage(message: SandboxMessage): void;
  keepCall(call: SandboxCall): void;
  keepScenario(scenario: Scenario | null): void;
  keepKeys(keys: SandboxKeys): void;
  keepTokensFrom(at: number): void;
}

/** Everything the stand-ins know, in memory and in the journal. */
export function openWorld(journal: Journal): World {
  const payments = new Map<string, SandboxPayment>();
  const byTransaction = new Map<string, SandboxPayment>();
  const byPhone = new Map<string, Map<string, SandboxPayment>>();
  const callbacks = new Map<string, SandboxCallback>();
  const scenarios = new Map<string, Scenario>();
  const messages = new Map<string, SandboxMessage[]>();
  const calls = new Map<string, SandboxCall>();
  let keys: SandboxKeys | null = null;
  let tokensFrom = 0;

  const take: ReadonlyMap<string, (value: never) => void> = new Map<string, (value: never) => void>(Object.entries({
    payment(payment: SandboxPayment) {
      const key = `${payment.party}:${payment.externalId}`;
      payments.set(key, payment);
      byTransaction.set(payment.transactionId, payment);
      if (payment.phone !== null) byPhone.set(payment.phone, (byPhone.get(payment.phone) ?? new Map<string, SandboxPayment>()).set(key, payment));
    },
    callback: (callback: SandboxCallback) => void callbacks.set(callback.id, callback),
    call: (call: SandboxCall) => void calls.set(call.sessionId, call),
    message(message: SandboxMessage) {
      const kept = messages.get(message.phone) ?? [];
      messages.set(message.phone, [message, ...kept].slice(0, MESSAGES_PER_PHONE));
    },
    scenario(scenario: Scenario | null) {
      if (scenario === null) scenarios.clear();
      else scenarios.set(scenario.phone, scenario);
    },
    keys: (value: SandboxKeys) => void (keys = value),
    tokensFrom: (value: number) => void (tokensFrom = value),
  }));
  const apply = (kind: string, value: unknown): void => take.get(kind)?.(value as never);
  const keep = (kind: string, id: string, value: unknown): void => {
    journal.append({ kind, id, value });
    apply(kind, value);
  };
  for (const line of journal.past) apply(line.kind, line.value);

  return {
    payments,
    callbacks,
    scenarios,
    calls,
    keys: () => keys,
    tokensFrom: () => tokensFrom,
    payment: (party, externalId) => payments.get(`${party}:${externalId}`) ?? null,
    paymentById: (transactionId) => byTransaction.get(transactionId) ?? null,
    paymentsOfPhone: (phone) => [...(byPhone.get(phone)?.values() ?? [])].reverse(),
    messagesOfPhone: (phone) => messages.get(phone) ?? [],
    callsOfPhone: (phone) => [...calls.values()].filter((call) => call.first === phone || call.second === phone).reverse(),
    phones: () => [...new Set([...messages.keys(), ...byPhone.keys(), ...[...calls.values()].map(({ first }) => first)])].reverse(),
    keepPayment: (payment) => keep('payment', payment.externalId, payment),
    keepCallback: (callback) => keep('callback', callback.id, callback),
    keepMessage: (message) => keep('message', message.messageId, message),
    keepCall: (call) => keep('call', call.sessionId, call),
    keepScenario: (scenario) => keep('scenario', scenario?.phone ?? 'all', scenario),
    keepKeys: (value) => keep('keys', 'keys', value),
    keepTokensFrom: (at) => keep('tokensFrom', 'tokens', at),
  };
}
