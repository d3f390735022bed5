import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { callbackify } from 'node:util';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerSession } from 'smtp-server';
import type { Scenario } from './scenario.ts';
import type { SandboxServices } from './services.ts';
import type { SandboxMail } from './world.ts';

export type SmtpServices = Pick<SandboxServices, 'world' | 'secrets' | 'now'>;

const LARGEST_MESSAGE = 10 * 1024 * 1024;

/** What the scenarios make the server answer. */
const REFUSALS = {
  busy: [421, '4.3.2 Try again later'],
  postponed: [450, '4.2.0 Greylisted, try again later'],
  'no-mailbox': [550, '5.1.1 No such mailbox'],
  'not-allowed': [554, '5.7.1 Relaying denied'],
  'bad-content': [554, '5.6.0 Message refused'],
} as const;

/**
 * Returns a mail server's side of a connection (RFC 5321), with STARTTLS where a certificate is given. It keeps what it
 * accepts in the sandbox's mailboxes. A scenario makes it refuse or break off.
 */
export function smtpServer(
  { world, secrets, now }: SmtpServices,
  certificate?: { readonly key: string; readonly cert: string },
): (socket: Socket) => void {
  const sockets = new Map<string, Socket>();
  const planned = (): Scenario['mail'] => world.scenarios.get('*')?.mail;
  const refusal = (...names: (keyof typeof REFUSALS)[]): Error | null => {
    const name = names.find((one) => one === planned());
    if (name === undefined) return null;
    const [responseCode, text] = REFUSALS[name];
    return Object.assign(new Error(text), { responseCode });
  };
  /** Keeps a message in its readers' mailboxes; does not answer if a scenario says so. */
  const keep = callbackify(async (source: Buffer, session: SMTPServerSession): Promise<string> => {
    const refused = refusal('bad-content');
    if (refused !== null) throw refused;
    for (const mail of await mailsOf(source, session, now())) world.keepMail(mail);
    if (planned() === 'lost') sockets.get(session.id)?.destroy();
    return planned() === 'hang' ? new Promise(() => undefined) : '2.0.0 Kept';
  });
  const server = new SMTPServer({
    ...(certificate ?? { hideSTARTTLS: true, disabledCommands: ['STARTTLS'] }),
    name: 'mail.sandbox',
    size: LARGEST_MESSAGE,
    authMethods: ['PLAIN', 'LOGIN'],
    authRequiredMessage: '5.7.0 Sign in first',
    allowInsecureAuth: true,
    disableReverseLookup: true,
    logger: false,
    onConnect: (_session, done) => done(refusal('busy')),
    onAuth: ({ username, password }, _session, done) =>
      username === secrets.smtp.user && password === secrets.smtp.password
        ? done(null, { user: username })
        : done(new Error('5.7.8 Wrong user or password')),
    onRcptTo: (_address, _session, done) => done(refusal('postponed', 'no-mailbox', 'not-allowed')),
    onData: (stream, session, done) => {
      if (planned() === 'cut') return void stream.once('data', () => sockets.get(session.id)?.destroy());
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.once('end', () => keep(Buffer.concat(chunks), session, done));
    },
  });
  // A connection that breaks is the mail program's loss; the listener ends the socket.
  server.on('error', () => undefined);
  return (socket) => {
    if (planned() === 'unavailable') return void socket.destroy();
    const id = randomUUID();
    sockets.set(id, socket);
    socket.once('close', () => sockets.delete(id));
    server.connect(socket, { id });
  };
}

/** Reads a message as mail programs do, once for each of its readers. */
async function mailsOf(source: Buffer, { envelope }: SMTPServerSession, at: Date): Promise<SandboxMail[]> {
  const { headers, subject = '', from, text = '', html = '' } = await PostalMime.parse(source);
  const id = randomUUID();
  return envelope.rcptTo.map(({ address: to }) => ({
    mailId: `${id}-${to}`,
    to,
    envelopeFrom: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
    from: from === undefined ? '' : `${from.name} <${from.address ?? ''}>`,
    subject,
    text: text.trim(),
    html: html.trim(),
    headers: headers.map(({ originalKey, value }) => `${originalKey}: ${value}`),
    at: at.getTime(),
  }));
}
