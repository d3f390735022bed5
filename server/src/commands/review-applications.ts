import { mkdir, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  askApplicant,
  askOfRenewal,
  confirmRenewal,
  listApplications,
  listRenewals,
  moveApplication,
  readDocument,
  readRenewal,
  showApplication,
} from '../modules/applications/index.ts';
import type { ShownApplication } from '../modules/applications/index.ts';
import { ConfigProblem } from '../platform/config.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import { runCommand } from './run-command.ts';

const USE = `Use: npm run applications                     lists what waits for a decision
     npm run applications -- show 12 [--save folder]      shows number 12; --save writes its documents there, in the clear
     npm run applications -- review 12                    says that somebody reviews it
     npm run applications -- ask 12 --note "Please send the back of your ID."
     npm run applications -- approve 12 --council HPCSA --licence MP0123456 --registered "T. Nkosi" --expires 2028-03-31 [--note "…"]
     npm run applications -- reject 12 --note "The licence is not in the register."
     npm run applications -- licences                     lists new licences that doctors have sent
     npm run applications -- licence 7 --save folder      writes the document of new licence 7 there, in the clear
     npm run applications -- confirm-licence 7 --council HPCSA --licence MP0123456 --registered "T. Nkosi" --expires 2030-03-31
     npm run applications -- ask-licence 7 --note "The end cannot be read. Please send another photo."`;

const VERBS = [
  'show',
  'review',
  'ask',
  'approve',
  'reject',
  'licences',
  'licence',
  'confirm-licence',
  'ask-licence',
] as const;
type Verb = (typeof VERBS)[number];

interface CommandLine {
  readonly verb: Verb;
  readonly number: number;
  readonly note: string;
  readonly folder: string | undefined;
  readonly council: string;
  readonly licence: string;
  readonly registered: string;
  readonly expires: string;
}

/** Reads the command line; undefined asks for the list. Throws `ConfigProblem` for a missing or impossible part. */
function readArguments(): CommandLine | undefined {
  const text = { type: 'string', default: '' } as const;
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { note: text, save: text, council: text, licence: text, registered: text, expires: text },
  });
  const [verb, number, ...more] = positionals;
  if (verb === undefined) return undefined;
  const known = VERBS.find((one) => one === verb);
  const isNumber = number !== undefined && /^[1-9]\d{0,8}$/.test(number);
  if (known === undefined || (!isNumber && known !== 'licences') || more.length > 0) throw new ConfigProblem(USE);
  if (known === 'licence' && values.save === '') throw new ConfigProblem(USE);
  const note = values.note.trim();
  if (['ask', 'reject', 'ask-licence'].includes(known) && note === '') throw new ConfigProblem(USE);
  const expires = values.expires;
  if (
    (known === 'approve' || known === 'confirm-licence') &&
    expires !== '' &&
    Number.isNaN(Date.parse(`${expires}T00:00:00Z`))
  )
    throw new ConfigProblem(USE);
  return {
    verb: known,
    number: Number(number),
    note,
    folder: values.save === '' ? undefined : resolve(values.save),
    council: values.council.trim(),
    licence: values.licence.trim(),
    registered: values.registered.trim(),
    expires,
  };
}

async function list(ctx: Context): Promise<string> {
  const rows = await listApplications(ctx, ['pending', 'in_review']);
  if (rows.length === 0) return 'No application waits for a decision.';
  return rows
    .map(
      (row) =>
        `${row.number}  ${row.submitted_at?.toISOString().slice(0, 16).replace('T', ' ')} UTC  ${row.status}  ${row.country}  ${row.full_name}  ${row.specialty}${row.question === null ? '' : '  (asked)'}`,
    )
    .join('\n');
}

function shown({ application: row, documents, moves, licences, alike }: ShownApplication): string {
  return [
    `No. ${row.number}: ${row.status}. ${row.full_name}, ${row.gender}, born ${row.birth_date ?? 'not said'}`,
    `${row.specialty}, ${row.experience_years} years, licence ${row.licence_number}, ${row.country} ${row.region}`,
    `${row.phone} (proven)  ${row.email} (not verified)`,
    row.bio,
    ...documents.map(({ label, kind }) => `document: ${label} (${kind})`),
    ...licences.map(
      (one) =>
        `licence: ${one.council} ${one.number}, ${one.registered_name}, until ${one.expires_on}, found by ${one.checked_by}`,
    ),
    ...alike.map(({ number, same }) => `CAREFUL: no. ${number} has the same ${same}`),
    ...moves.map(
      (one) => `${one.at.toISOString()}  ${one.kind} ${one.from_status} -> ${one.to_status} by ${one.by}  ${one.note}`,
    ),
  ].join('\n');
}

async function show(ctx: Context, { number, folder }: CommandLine): Promise<string> {
  const found = await showApplication(ctx, number);
  if (folder === undefined) return shown(found);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const { label } of found.documents) {
    const { kind, bytes } = await readDocument(ctx, { number, label });
    await writeFile(join(folder, `${number}-${label.toLowerCase().replaceAll(' ', '-')}.${kind}`), bytes, {
      mode: 0o600,
    });
  }
  return `${shown(found)}\nThe documents are in ${folder}. The scanner found no malware in them. Delete them afterwards.`;
}

/** Lists, shows and decides new licences that doctors have sent. */
async function reviewLicence(ctx: Context, line: CommandLine, by: string): Promise<string> {
  const { number, note, verb, folder } = line;
  if (verb === 'licences') {
    const rows = await listRenewals(ctx);
    if (rows.length === 0) return 'No new licence waits.';
    return rows
      .map((row) => `${row.number}  ${row.sent_at.toISOString()}  ${row.doctorName}  (${row.kind})`)
      .join('\n');
  }
  if (verb === 'licence' && folder !== undefined) {
    const { kind, bytes } = await readRenewal(ctx, number);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(join(folder, `new-licence-${number}.${kind}`), bytes, { mode: 0o600 });
    return `The document is in ${folder}. Nothing was scanned for malware: open it only where that does no harm, and delete it afterwards.`;
  }
  if (verb === 'ask-licence') {
    await askOfRenewal(ctx, { number, question: note, by });
    return `${number}: asked. The doctor hears of it by SMS when the product runs.`;
  }
  await confirmRenewal(ctx, { number, licence: foundLicence(line), by });
  return `${number} is confirmed. The doctor can be booked until ${line.expires}.`;
}

function foundLicence({ council, licence: number, registered: registeredName, expires: expiresOn }: CommandLine) {
  return { council, number, registeredName, expiresOn };
}

async function decide(ctx: Context, line: CommandLine, by: string): Promise<string> {
  const { number, note } = line;
  if (line.verb === 'ask') {
    await askApplicant(ctx, { number, question: note, by });
    return `${number}: asked. The applicant hears of it by SMS when the product runs, and answers on the status page.`;
  }
  const to = line.verb === 'approve' ? 'approved' : line.verb === 'reject' ? 'rejected' : 'in_review';
  const found = to === 'approved' && line.council !== '' ? { licence: foundLicence(line) } : {};
  await moveApplication(ctx, { number, to, note, by, ...found });
  return `${number} is ${to} now. The applicant hears of a decision by SMS when the product runs.`;
}

await runCommand(() => {
  const line = readArguments();
  return {
    name: 'review-applications',
    use: USE,
    run: (ctx) => {
      if (line === undefined) return list(ctx);
      const by = `operator:${userInfo().username}`;
      if (line.verb.includes('licence')) return reviewLicence(ctx, line, by);
      return line.verb === 'show' ? show(ctx, line) : decide(ctx, line, by);
    },
    explain(error) {
      if (!(error instanceof Problem)) return undefined;
      if (error.code === 'not-found')
        return 'Refused: no proven application or open new licence has this number; nothing was changed.';
      if (error.code === 'application-closed')
        return 'Refused: the application stands there already; nothing was changed.';
      if (error.code === 'licence-needed')
        return `Refused: approving needs council, number, name and an end that is not past.\n${USE}`;
      if (error.code === 'file-not-scanned')
        return 'Refused: the malware scanner has not looked at a document yet. It does as soon as it answers; nothing was changed.';
      return undefined;
    },
  };
});
