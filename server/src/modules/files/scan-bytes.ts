import type { ScanOutcome } from '../../integrations/scanner/port.ts';
import type { Context } from '../../platform/context.ts';

/** Returns what the malware scanner says of these bytes. One that is away or not configured judges nothing. */
export async function scanBytes(ctx: Context, bytes: Buffer): Promise<ScanOutcome> {
  const { scanner } = ctx.integrations;
  if (scanner === null) return { kind: 'unknown', why: 'paused' };
  const outcome = await scanner.scan(bytes);
  if (outcome.kind === 'unknown' && outcome.why !== 'paused')
    ctx.log.warn({ why: outcome.why }, 'the malware scanner did not answer; the file waits');
  return outcome;
}
