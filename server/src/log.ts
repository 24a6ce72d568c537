import pino, { type DestinationStream } from 'pino'

export interface Log {
  /** Too verbose for production: not written at `info`. */
  debug(fields: object, message: string): void
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** One JSON line each. An error's statement values are left out. */
export function createLog(level: string, to: DestinationStream = pino.destination(1)): Log {
  const options = {
    level,
    redact: ['headers', 'password', 'token', 'credentials', 'body'],
    serializers: { err: shownError },
  }
  return pino(options, to)
}

/** Redirects libraries' console output to the log, also without the values of errors. */
export function catchConsole(log: Log): void {
  const say =
    (level: 'error' | 'warn' | 'info') =>
    (...values: unknown[]): void =>
      log[level]({ err: values.find((one) => one instanceof Error) }, 'a library wrote to the console')
  Object.assign(globalThis.console, { error: say('error'), warn: say('warn'), log: say('info'), info: say('info') })
}

interface ShownError {
  type: string
  message: string
  code?: unknown
  constraint?: unknown
  stack: string[]
  cause?: ShownError | undefined
}

// Drizzle's message ends with the statement's values, and PostgreSQL's detail contains the row: passwords, tokens,
// texts.
export function shownError(error: unknown): ShownError | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: plainMessage(error.message, code),
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    stack: (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)),
    ...(error.cause === undefined ? {} : { cause: shownError(error.cause) }),
  }
}

// PostgreSQL's errors of class 22 repeat the value: `invalid input syntax for type uuid: "..."`.
// https://www.postgresql.org/docs/current/errcodes-appendix.html
function plainMessage(message: string, code: unknown): string {
  if (message.startsWith('Failed query:')) return 'Failed query'
  return typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code) ? 'The database refused a value' : message
}
