import pino, { type Logger } from 'pino';
import { isDiskFull } from './database/disk-full.ts';

/** The process log: one JSON line each, without anything that a caller sent or a query carried. */
export function createLog(level: string): Logger {
  const output = pino.destination({ dest: 1, sync: true });
  // On a full disk lines wait until they can be written; without a listener the first one would end the process.
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (!isDiskFull(error) && error.code !== 'EPIPE') throw error;
  });
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      redact: { paths: ['req', 'res', 'params', 'headers'], remove: true },
    },
    output,
  );
}

interface Described {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  readonly cause?: Described;
}

/**
 * Drizzle puts the values of a failed query into message and stack, PostgreSQL quotes the one it could not read: they
 * may be anybody's data and stay out.
 */
export function describeError(error: Error & { code?: string }): Described {
  const cause = error.cause instanceof Error ? describeError(error.cause) : undefined;
  return {
    type: error.name,
    message: withoutValues(error, error.message),
    stack: withoutValues(error, error.stack ?? '')
      .split('\n')
      .filter((line, index) => index === 0 || /^\s+at /.test(line))
      .join('\n'),
    ...(error.code ? { code: error.code } : {}),
    ...(cause ? { cause } : {}),
  };
}

/** Class 22: data that a column does not take. */
function withoutValues({ code, message }: Error & { code?: unknown }, text: string): string {
  const isQuoting = typeof code === 'string' && code.startsWith('22');
  return withoutParams(isQuoting ? text.replace(message, () => message.replace(/".*"/s, '"…"')) : text);
}

function withoutParams(text: string): string {
  const at = text.indexOf('\nparams:');
  if (at < 0) return text;
  const stack = text.indexOf('\n    at ', at);
  return stack < 0 ? text.slice(0, at) : text.slice(0, at) + text.slice(stack);
}
