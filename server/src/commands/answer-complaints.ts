import { parseArgs } from 'node:util';
import { answerComplaint, listComplaints } from '../modules/complaints/index.ts';
import type { OpenComplaint } from '../modules/complaints/index.ts';
import { ConfigProblem } from '../platform/config.ts';
import { Problem } from '../platform/problem.ts';
import { runCommand } from './run-command.ts';

const USE =
  'Use: npm run complaints (lists what waits for an answer), npm run complaints -- 12 --answer "The money went back on Monday."';

/**
 * Command for staff who answer the contact page: lists the open messages, or answers one. The audit log records the
 * answer without its text.
 */
await runCommand(() => {
  const {
    positionals: [given, ...more],
    values,
  } = parseArgs({ allowPositionals: true, options: { answer: { type: 'string' } } });
  const number = Number(given ?? 0);
  const response = (values.answer ?? '').trim();
  if (more.length > 0 || !Number.isSafeInteger(number) || (given === undefined) !== (response === ''))
    throw new ConfigProblem(USE);
  return {
    name: 'answer-complaints',
    use: USE,
    explain: (error) =>
      error instanceof Problem && error.code === 'not-found'
        ? `${number}: no message with this number waits; nothing was changed.`
        : undefined,
    run: async (ctx) => {
      if (given === undefined) return listed(await listComplaints(ctx));
      const complaint = await answerComplaint(ctx, { number, response });
      return complaint.hasAccount
        ? `${number} is answered. The writer hears of it by SMS when the product runs.`
        : `${number} is kept as answered. Now write the answer to ${complaint.email}: nothing else tells a visitor.`;
    },
  };
});

function listed(complaints: readonly OpenComplaint[]): string {
  if (complaints.length === 0) return 'Nothing waits for an answer.';
  return complaints
    .map(
      ({ number, createdAt, country, firstName, lastName, email, hasAccount, subject, message }) =>
        `${number}  ${createdAt.toISOString()}  ${country}  ${firstName} ${lastName}  ${hasAccount ? 'reads the answer in Tabibu' : email}\n${subject}\n${message}\n`,
    )
    .join('\n');
}
