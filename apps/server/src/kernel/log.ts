import pino, { type Logger, type LoggerOptions } from 'pino'
import { originalStack } from './original-stack.ts'
import { redactUrl } from './redact-url.ts'

/** Structured logs to standard output (or another descriptor). */
export function createLog(level: string, descriptor: 1 | 2 = 1): Logger {
  return pino(logOptions(level), pino.destination(descriptor))
}

/** How everything is logged: secrets are cut out by their names, and out of every address in a line. */
export function logOptions(level: string): LoggerOptions {
  return {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        '*.authorization',
        '*.cookie',
        '*["xi-api-key"]',
        '*["set-cookie"]',
        '*.password',
        '*.token',
        '*.secret',
        'authorization',
        'cookie',
        'password',
        'token',
        'secret',
      ],
      censor: '[redacted]',
    },
    serializers: { err: describeError },
    hooks: { streamWrite: redactUrl },
  }
}

/** A failure as pino describes it, its stack leading to the sources. */
function describeError(error: Error): unknown {
  const described = pino.stdSerializers.err(error)
  // What is thrown need not be an error.
  return typeof described.stack === 'string' ? { ...described, stack: originalStack(described.stack) } : described
}
