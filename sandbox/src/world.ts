import type { Journal } from './journal.ts';
import type { Plan, Scenario } from './scenario.ts';

export type Party = 'azampay' | 'cards' | 'africastalking' | 'whatsapp';

/** A payment as the outside party knows it. The product has to arrive at the same result. */
export interface SandboxPayment {
  party: Exclude<Party, 'africastalking' | 'whatsapp'>;
  externalId: string;
  transactionId: string;
  /** `payout`: the party pays money out to the phone, in place of collecting it. */
  flow: 'push' | 'hosted' | 'payout';
  /** The party's own name of the wallet or payment method. */
  method: string;
  /** Digits with country code; null on the hosted page. */
  phone: string | null;
  /** The amount that was asked for, in major units, as it was written. */
  amount: string;
  currency: string;
  /** Who receives the money: the product's account, or the name of the person to whom it is paid out. */
  payee: string;
  state: 'pending' | 'paid' | 'refused';
  reason: string | null;
  /** The amount that was paid, in major units; null before that. */
  paidAmount: string | null;
  plan: Plan;
  createdAt: number;
  /** When the plan ends the payment; null when a person decides or it never ends. */
  endsAt: number | null;
  endedAt: number | null;
  /** How many requests the party got with this reference. Only the first one makes a prompt. */
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
  /** The product's HTTP status, or the error; null before the callback was sent. */
  result: string | null;
}

export interface SandboxMessage {
  messageId: string;
  phone: string;
  from: string | null;
  text: string;
  at: number;
}

/** An email in a mailbox of the sandbox, once per reader. */
export interface SandboxMail {
  mailId: string;
  to: string;
  envelopeFrom: string;
  /** Name and address of the header of this name. */
  from: string;
  subject: string;
  text: string;
  /** Empty where the message has no such part. */
  html: string;
  /** Every header line, unfolded and decoded. */
  headers: readonly string[];
  at: number;
}

/** A telephone call as the exchange knows it: who was connected and for how long. */
export interface SandboxCall {
  sessionId: string;
  clientRequestId: string | null;
  /** `from` is the caller's number that the first phone shows; `first` and `second` are the digits of the phones. */
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
  /** The events that were reported to the product, in order, each with the product's answer. */
  told: readonly { body: string; result: string; answer: string }[];
}

/** Stored across restarts so that earlier tokens and signatures stay valid. */
export interface SandboxKeys {
  privateKey: string;
  publicKey: string;
  tokenSecret: string;
}

/** How many messages a phone keeps, and how many a mailbox. */
const MESSAGES_KEPT = 200;

export interface SandboxStore {
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
  /** The messages of a mailbox, newest first. */
  mailsOf(address: string): readonly SandboxMail[];
  mailNamed(mailId: string): SandboxMail | null;
  mailboxes(): string[];
  keepPayment(payment: SandboxPayment): void;
  keepCallback(callback: SandboxCallback): void;
  keepMessage(message: SandboxMessage): void;
  keepMail(mail: SandboxMail): void;
  keepCall(call: SandboxCall): void;
  keepScenario(scenario: Scenario | null): void;
  keepKeys(keys: SandboxKeys): void;
  keepTokensFrom(at: number): void;
}

/** The stored objects by the keys under which they are looked up. */
interface Index {
  readonly payments: Map<string, SandboxPayment>;
  readonly byTransaction: Map<string, SandboxPayment>;
  readonly byPhone: Map<string, Map<string, SandboxPayment>>;
  readonly callbacks: Map<string, SandboxCallback>;
  readonly scenarios: Map<string, Scenario>;
  readonly messages: Map<string, SandboxMessage[]>;
  readonly mails: Map<string, SandboxMail[]>;
  readonly calls: Map<string, SandboxCall>;
  keys: SandboxKeys | null;
  tokensFrom: number;
}

/** The value that a line of the journal holds, by its kind. */
interface Kinds {
  payment: SandboxPayment;
  callback: SandboxCallback;
  call: SandboxCall;
  message: SandboxMessage;
  mail: SandboxMail;
  scenario: Scenario | null;
  keys: SandboxKeys;
  tokensFrom: number;
}

const REDUCERS: { readonly [Kind in keyof Kinds]: (index: Index, value: Kinds[Kind]) => void } = {
  payment(index, payment) {
    const key = `${payment.party}:${payment.externalId}`;
    index.payments.set(key, payment);
    index.byTransaction.set(payment.transactionId, payment);
    if (payment.phone === null) return;
    const ofPhone = index.byPhone.get(payment.phone) ?? new Map<string, SandboxPayment>();
    index.byPhone.set(payment.phone, ofPhone.set(key, payment));
  },
  callback: (index, callback) => void index.callbacks.set(callback.id, callback),
  call: (index, call) => void index.calls.set(call.sessionId, call),
  message(index, message) {
    const kept = index.messages.get(message.phone) ?? [];
    index.messages.set(message.phone, [message, ...kept].slice(0, MESSAGES_KEPT));
  },
  mail(index, mail) {
    const mailbox = mail.to.toLowerCase();
    index.mails.set(mailbox, [mail, ...(index.mails.get(mailbox) ?? [])].slice(0, MESSAGES_KEPT));
  },
  scenario(index, scenario) {
    if (scenario === null) index.scenarios.clear();
    else index.scenarios.set(scenario.phone, scenario);
  },
  keys: (index, keys) => void (index.keys = keys),
  tokensFrom: (index, at) => void (index.tokensFrom = at),
};

function isKind(text: string): text is keyof Kinds {
  return Object.hasOwn(REDUCERS, text);
}

/** Opens the sandbox's data: in memory, and in the journal. */
export function openStore(journal: Journal): SandboxStore {
  const index: Index = {
    payments: new Map(),
    byTransaction: new Map(),
    byPhone: new Map(),
    callbacks: new Map(),
    scenarios: new Map(),
    messages: new Map(),
    mails: new Map(),
    calls: new Map(),
    keys: null,
    tokensFrom: 0,
  };
  const keep = <Kind extends keyof Kinds>(kind: Kind, id: string, value: Kinds[Kind]): void => {
    journal.append({ kind, id, value });
    REDUCERS[kind](index, value);
  };
  // Skips lines of kinds that this release does not know.
  for (const { kind, value } of journal.past) if (isKind(kind)) REDUCERS[kind](index, value as never);

  return {
    ...reading(index),
    keepPayment: (payment) => keep('payment', payment.externalId, payment),
    keepCallback: (callback) => keep('callback', callback.id, callback),
    keepMessage: (message) => keep('message', message.messageId, message),
    keepMail: (mail) => keep('mail', mail.mailId, mail),
    keepCall: (call) => keep('call', call.sessionId, call),
    keepScenario: (scenario) => keep('scenario', scenario?.phone ?? 'all', scenario),
    keepKeys: (value) => keep('keys', 'keys', value),
    keepTokensFrom: (at) => keep('tokensFrom', 'tokens', at),
  };
}

function reading(index: Index): Omit<SandboxStore, `keep${string}`> {
  const { payments, byTransaction, byPhone, callbacks, scenarios, messages, mails, calls } = index;
  return {
    payments,
    callbacks,
    scenarios,
    calls,
    keys: () => index.keys,
    tokensFrom: () => index.tokensFrom,
    payment: (party, externalId) => payments.get(`${party}:${externalId}`) ?? null,
    paymentById: (transactionId) => byTransaction.get(transactionId) ?? null,
    paymentsOfPhone: (phone) => [...(byPhone.get(phone)?.values() ?? [])].reverse(),
    messagesOfPhone: (phone) => messages.get(phone) ?? [],
    mailsOf: (address) => mails.get(address.toLowerCase()) ?? [],
    mailNamed: (mailId) => [...mails.values()].flat().find((mail) => mail.mailId === mailId) ?? null,
    mailboxes: () => [...mails.keys()].reverse(),
    callsOfPhone: (phone) =>
      [...calls.values()].filter((call) => call.first === phone || call.second === phone).reverse(),
    phones: () =>
      [...new Set([...messages.keys(), ...byPhone.keys(), ...[...calls.values()].map(({ first }) => first)])].reverse(),
  };
}
