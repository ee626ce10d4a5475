// @ts-check
import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/**
 * Runs a program in this terminal until it ends, hands signals on to it and resolves with its exit code
 * (128 + number when a signal ended it, as shells count).
 * @param {string} program
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<number>}
 */
export function runAttached(program, args, environment) {
  const child = spawn(program, args, { stdio: 'inherit', env: environment })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal))
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
}
