import pino, { type Logger, type LoggerOptions } from 'pino'
import { redactUrl } from './redact-url.ts'
import { createSourceLines } from './source-lines.ts'

/** Makes a log that writes JSON to standard output or standard error, with stacks that lead to the sources. */
export function createLog(level: string, descriptor: 1 | 2 = 1): Logger {
  const destination = pino.destination(descriptor)
  return pino(
    logOptions(level),
    createSourceLines((line) => void destination.write(line)),
  )
}

/** Says how everything is logged: secrets are cut out by their names, and out of every address in a line. */
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
    hooks: { streamWrite: redactUrl },
  }
}
