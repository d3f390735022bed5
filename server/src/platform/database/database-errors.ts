import pg from 'pg';

/** Returns the SQLSTATE of a database error, or undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined;
}

/** Returns the name of the constraint that refused a write, or undefined. */
export function brokenConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.constraint : undefined;
}

const LOST = new Set(['57P01', '57P02', '57P03', '08000', '08003', '08006', '08001', '53300', '55P03', '57014']);
const LOST_SOCKET = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);

/**
 * Returns whether the error is about a missing file, which has the same code (ENOENT) as a missing socket. Only a
 * file's error has a path, or names another system call than `connect`.
 */
function isFileError(error: Error): boolean {
  return (
    'path' in error ||
    ('code' in error && error.code === 'ENOENT' && !('syscall' in error && error.syscall === 'connect'))
  );
}

/** Returns whether the database is unreachable or too busy, so that the caller may try again (503). */
export function isUnavailable(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined) return LOST.has(state);
  if (!(error instanceof Error)) return false;
  if ('code' in error && LOST_SOCKET.has(String(error.code))) return !isFileError(error);
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
    error.message,
  );
}
