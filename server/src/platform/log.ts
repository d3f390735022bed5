import { pino } from 'pino';
import type { Logger } from 'pino';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal'>;

/**
 * Structured log on standard output. Callers pass ids and codes; names, numbers, texts, bodies and tokens never (S-04).
 * Errors keep their name, code and stack; a database error loses its `detail`, because that quotes row values.
 */
export function openLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { error: describeError },
  });
}

function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const { name, stack } = error;
  const code = 'code' in error ? error.code : undefined;
  const constraint = 'constraint' in error ? error.constraint : undefined;
  const isDatabase = 'severity' in error;
  return { name, code, constraint, message: isDatabase ? undefined : error.message, stack: isDatabase ? stack?.split('\n').slice(1, 8) : stack?.split('\n').slice(0, 12) };
}
