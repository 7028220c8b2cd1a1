import { serviceUnavailable } from '../http/errors.ts';

// 08: connection exceptions, 57P: shut down or starting, 53300: too many connections, 25006: no longer the primary; the rest are Node's.
const OUTAGE_CODES =
  /^(08...|57P0[1-5]|53300|25P03|25006|ECONN\w+|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOENT)$/;

// The driver gives these no code.
const OUTAGE_MESSAGES =
  /^(connection terminated|timeout exceeded when trying to connect|query read timeout|client has encountered a connection error)/i;

// serialization_failure and deadlock_detected
const CONFLICT_CODES = ['40001', '40P01'];

/** True when the connection is lost or was never made, as opposed to a statement that was refused. */
export function isOutage(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== '') return OUTAGE_CODES.test(code);
  return error instanceof Error && OUTAGE_MESSAGES.test(error.message);
}

/** True when the transaction lost against another and may simply be run again. */
export function isConflict(error: unknown): boolean {
  return CONFLICT_CODES.includes(codeOf(error));
}

/** Turns an outage into a 503; any other error is returned as it is. */
export function translateFailure(error: unknown): unknown {
  if (!isOutage(error)) return error;
  return Object.assign(serviceUnavailable('The database is not available. Please try again later.'), {
    cause: error,
  });
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
