import { pino } from 'pino';
import type { Logger } from 'pino';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal'>;

/**
 * Opens the structured log on standard output. Callers log ids and codes, never names, phone numbers, texts, request
 * bodies or tokens (S-04). Errors keep their name, code and stack. A database error is logged without its message and
 * detail, because these quote values of rows.
 */
export function openLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    // `err` is the name that pino itself would describe, with message and detail.
    serializers: { error: describeError, err: describeError },
  });
}

function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const { name, stack } = error;
  const code = 'code' in error ? error.code : undefined;
  const constraint = 'constraint' in error ? error.constraint : undefined;
  const isDatabase = 'severity' in error;
  return {
    name,
    code,
    constraint,
    message: isDatabase ? undefined : error.message,
    stack: isDatabase ? stack?.split('\n').slice(1, 8) : stack?.split('\n').slice(0, 12),
  };
}
