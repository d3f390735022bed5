import { constants, createHash, privateDecrypt } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { hasMediaType } from '../media-type.ts';
import { newPayment } from '../new-payment.ts';
import { answerAs } from '../planned-answer.ts';
import { digitsOf, planFor, registeredName } from '../scenario.ts';
import type { SandboxServices } from '../services.ts';
import type { SandboxKeys } from '../world.ts';

const Account = z.object({
  countryCode: z.literal('TZ'),
  fullName: z.string().min(1).max(200),
  bankName: z.string(),
  accountNumber: z.string().regex(/^\d{6,20}$/),
  currency: z.literal('TZS'),
});

const Disbursement = z.object({
  source: Account,
  destination: Account,
  transferDetails: z.object({
    type: z.literal('disbursement'),
    amount: z.int().positive(),
    dateInEpoch: z.int(),
  }),
  externalReferenceId: z.string().regex(/^[\x21-\x7e]{1,30}$/),
  remarks: z.string().max(200),
  checksum: z.string(),
});

const Lookup = z.object({ bankName: z.string(), accountNumber: z.string().regex(/^\d{6,20}$/), checksum: z.string() });

const BANKS = ['airtel', 'tigo', 'halopesa', 'azampesa', 'mpesa'];

/** A request is refused as expired when its time differs from ours by more. */
const FRESH_SECONDS = 300;

/** AzamPay's name lookup and disbursement. */
export function payoutRoutes(app: FastifyInstance, services: SandboxServices, keys: SandboxKeys): void {
  app.post('/api/v1/azampay/namelookup', (request, reply) => tellName(services, keys, request, reply));
  app.post('/api/v1/azampay/disburse', (request, reply) => payOut(services, keys, request, reply));
}

function tellName(
  { world, speed }: SandboxServices,
  keys: SandboxKeys,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const read = Lookup.safeParse(request.body);
  if (!hasMediaType(request, 'application/json') || !read.success) return refuse(reply, 400, 'Invalid request.');
  const { bankName, accountNumber, checksum } = read.data;
  const phone = digitsOf(accountNumber);
  const plan = planFor(phone, world.scenarios, speed);
  if (plan.answer === 'unavailable') return reply.code(503).type('text/html').send('<h1>Service Unavailable</h1>');
  if (!BANKS.includes(bankName)) return refuse(reply, 400, 'Invalid BankName.');
  if (!isChecksum(keys, checksum, [bankName, accountNumber])) return refuse(reply, 400, 'Invalid checksum.');
  const name = registeredName(phone, world.scenarios);
  const [fname = '', ...rest] = name?.split(' ') ?? [];
  const found = { status: name !== null, message: name === null ? 'Account not found' : 'Account found' };
  const body = { ...found, name: name ?? '', fname, lname: rest.join(' '), statusCode: 200, accountNumber, bankName };
  return reply.send(body);
}

function payOut(
  services: SandboxServices,
  keys: SandboxKeys,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { world, secrets, now, speed } = services;
  const read = Disbursement.safeParse(request.body);
  if (!hasMediaType(request, 'application/json') || !read.success) return refuse(reply, 400, 'Invalid request.');
  const { source, destination, transferDetails, externalReferenceId: externalId, checksum } = read.data;
  const phone = digitsOf(destination.accountNumber);
  if (planFor(phone, world.scenarios, speed).answer === 'unavailable')
    return reply.code(503).type('text/html').send('<h1>Service Unavailable</h1>');
  if (!BANKS.includes(destination.bankName)) return refuse(reply, 400, 'Invalid BankName.');
  if (source.accountNumber !== secrets.azampayAccount.accountNumber)
    return refuse(reply, 400, 'Invalid source account.');
  const amount = String(transferDetails.amount);
  const covered = [destination.accountNumber, source.accountNumber, 'TZS', amount, externalId];
  if (!isChecksum(keys, checksum, covered)) return refuse(reply, 400, 'Invalid checksum.');
  if (Math.abs(now().getTime() / 1000 - transferDetails.dateInEpoch) > FRESH_SECONDS)
    return refuse(reply, 402, 'Request expired');
  const earlier = world.payment('azampay', externalId);
  if (earlier !== null) {
    world.keepPayment({ ...earlier, asked: earlier.asked + 1 });
    return refuse(reply, 403, 'Duplicate External Reference Id');
  }
  const asked = {
    party: 'azampay',
    externalId,
    flow: 'payout',
    method: destination.bankName,
    phone,
    amount,
    currency: 'TZS',
    payee: destination.fullName,
    echoed: null,
    hosted: null,
  } as const;
  const payout = newPayment(world, asked, now(), speed);
  services.settlement.open(payout);
  const message = 'Your transaction is in process';
  return answerAs(payout.plan, request, reply, 200, {
    pgReferenceId: payout.transactionId,
    message,
    success: true,
    statusCode: 200,
  });
}

/** Returns whether the checksum is the SHA-512 of these fields, encrypted for this sandbox. */
function isChecksum(keys: SandboxKeys, said: string, fields: readonly string[]): boolean {
  const expected = createHash('sha512').update(fields.join('')).digest();
  try {
    const key = { key: keys.privateKey, padding: constants.RSA_PKCS1_PADDING };
    return privateDecrypt(key, Buffer.from(said, 'base64')).equals(expected);
  } catch {
    return false;
  }
}

function refuse(reply: FastifyReply, statusCode: number, message: string): FastifyReply {
  return reply.code(statusCode).send({ data: null, message, success: false, statusCode });
}
