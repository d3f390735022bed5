import { Readable } from 'node:stream';
import { isEmail } from '@tabibu/contract/email-address';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import { openCircuit } from '../circuit.ts';
import type { HostAddress } from '../socket-address.ts';
import type { MailOutcome, MailRequest, MailSender } from './port.ts';
import { readFailure } from './smtp-failure.ts';

export interface SmtpConfig {
  /** Where the mail server listens; the sandbox's stand-in is asked for its port first. */
  address: () => Promise<HostAddress>;
  /**
   * `starttls`: the connection becomes encrypted before anything is said, or nothing is sent. `tls`: it is from the
   * start. `none`: for a server on this machine only.
   */
  security: 'starttls' | 'tls' | 'none';
  /** Null where the server knows us otherwise. */
  login: { readonly user: string; readonly password: string } | null;
  /** The address from which we write. */
  from: string;
  /** The certificate of an authority besides those that the system trusts. */
  ca?: string;
}

/** The limit for a whole exchange. */
const TIMEOUT_MS = 30_000;
const SENDER_NAME = 'Tabibu';

/**
 * The adapter for a mail server (SMTP, RFC 5321): one connection per message. The library composes the message and
 * speaks; it takes no files or addresses from what we pass, and line ends in a header do not survive it.
 */
export function smtp(
  config: SmtpConfig,
  options: { sandbox: boolean; now: () => Date; timeoutMs?: number },
): MailSender {
  const circuit = openCircuit(options.now);
  return {
    sandbox: options.sandbox,
    async sendMail(input) {
      // No mailbox has such an address, and a line end in it would be a command of somebody else's.
      if (!isEmail(input.to) || /\p{Cc}/u.test(input.to)) return { kind: 'refused', reason: 'recipient' };
      if (circuit.isPaused()) return { kind: 'unknown', why: 'paused', mayHaveReached: false };
      const outcome = await exchange(config, input, options.timeoutMs ?? TIMEOUT_MS);
      circuit.note(outcome.kind !== 'unknown' || outcome.why === 'later');
      return outcome;
    },
  };
}

async function exchange(config: SmtpConfig, input: MailRequest, timeoutMs: number): Promise<MailOutcome> {
  const message = await compose(config, input);
  let address: HostAddress;
  try {
    address = await config.address();
  } catch {
    return { kind: 'unknown', why: 'transport', mayHaveReached: false };
  }
  const connection = await open(config, address, timeoutMs);
  return new Promise((resolve) => {
    let isHandedOver = false;
    const end = (outcome: MailOutcome): void => {
      clearTimeout(alarm);
      connection.close();
      resolve(outcome);
    };
    const alarm = setTimeout(() => end({ kind: 'unknown', why: 'timeout', mayHaveReached: isHandedOver }), timeoutMs);
    const fail = (error: unknown): void => end(readFailure(error, isHandedOver));
    /** The library reads the message when the server has asked for it. */
    async function* handOver(): AsyncGenerator<Buffer> {
      isHandedOver = true;
      yield message;
    }
    const send = (): void =>
      connection.send({ from: config.from, to: [input.to], size: message.length }, Readable.from(handOver()), (error) =>
        error ? fail(error) : end({ kind: 'accepted' }),
      );
    connection.on('error', fail);
    connection.connect((error) => {
      if (error) return fail(error);
      if (config.login === null) return send();
      const { user, password } = config.login;
      connection.login({ user, pass: password }, (refusal) => (refusal ? fail(refusal) : send()));
    });
  });
}

// The library is loaded with the first message, not with the server.
async function open(
  { security, from, ca }: SmtpConfig,
  { host, port }: HostAddress,
  timeoutMs: number,
): Promise<SMTPConnection> {
  const { default: Connection } = await import('nodemailer/lib/smtp-connection');
  return new Connection({
    host,
    port,
    name: domainOf(from),
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    maxResponseSize: 64 * 1024,
    ...(ca === undefined ? {} : { tls: { ca } }),
  });
}

async function compose({ from }: SmtpConfig, { to, subject, text, html, key, leaveAt }: MailRequest): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  return new MailComposer({
    from: { name: SENDER_NAME, address: from },
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId: `<${key}@${domainOf(from)}>`,
    // Nobody's holiday answer comes back to us (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', ...leaveHeaders(leaveAt) },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}

/** Returns the headers by which mail programs switch such emails off with one press (RFC 2369, RFC 8058). */
function leaveHeaders(leaveAt: string | undefined): Record<string, string> {
  if (leaveAt === undefined) return {};
  return { 'List-Unsubscribe': `<${leaveAt}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
