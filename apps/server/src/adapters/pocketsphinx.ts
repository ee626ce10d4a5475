import { execFile } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createResampler, joinSamples, writeWav } from '@vireo/audio'
import { EngineError, type EngineSet, type RecognitionEngine, type Sound } from '@vireo/engines'

const program = 'pocketsphinx_continuous'
const rateHz = 16_000
/** It reads about as fast as people speak; what takes so many times longer hangs. */
const patience = 6
const patienceMinMs = 30_000
/** More of it would take memory that others need. */
const secondsMax = 600

/** Where packages of the usual systems put programs. */
const usualFolders = ['/usr/local/bin', '/usr/bin', '/opt/homebrew/bin']

/** Finds the program where packages put it; undefined where it is not installed. */
export function findPocketSphinx(folders: readonly string[] = usualFolders): string | undefined {
  return folders.map((folder) => path.join(folder, program)).find(isProgram)
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Offers PocketSphinx as a rough recogniser of English, where the machine has it; it is looked for anew each time. */
export function createPocketSphinx(find: () => string | undefined = findPocketSphinx): EngineSet {
  // One at a time: each takes a whole processor.
  let line: Promise<unknown> = Promise.resolve()
  const recognition: RecognitionEngine = {
    isRough: true,
    languages: () => Promise.resolve(['en']),
    recognise: async (sound, { signal, language = 'en' } = {}) => {
      signal?.throwIfAborted()
      if (language.toLowerCase().split('-')[0] !== 'en')
        throw new EngineError('unknown_voice', `${program} understands English only`)
      if (sound.samples.length > secondsMax * sound.sampleRateHz)
        throw new EngineError('unknown_voice', `${program} listens to at most ${secondsMax} seconds`)
      if (sound.samples.length === 0) return { text: '', language: 'en', words: [] }
      const turn = line.then(() => listen(find(), sound, signal))
      line = turn.catch(() => undefined)
      return { text: await orAborted(turn, signal), language: 'en', words: [] }
    },
    close: () => Promise.resolve(),
  }
  // What is found is of the capability that was asked for.
  return {
    find: (capability) =>
      Promise.resolve(capability === 'recognition' && find() !== undefined ? (recognition as never) : undefined),
  }
}

/** Frees who waits in line as soon as they do not want it any more. */
function orAborted<T>(turn: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return turn
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason)
    signal.addEventListener('abort', leave, { once: true })
    turn.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}

async function listen(file: string | undefined, sound: Sound, signal: AbortSignal | undefined): Promise<string> {
  signal?.throwIfAborted()
  if (file === undefined) throw new EngineError('closed', `${program} is no longer installed`)
  const folder = await mkdtemp(path.join(tmpdir(), 'vireo-heard-'))
  try {
    const recording = path.join(folder, 'speech.wav')
    const resampler = await createResampler(sound.sampleRateHz, rateHz)
    const samples = joinSamples([resampler.process(sound.samples), resampler.flush()])
    await writeFile(recording, writeWav(samples, rateHz))
    const timeout = Math.max(patienceMinMs, (patience * 1000 * samples.length) / rateHz)
    return await run(file, ['-infile', recording, '-logfn', '/dev/null'], { timeout, ...(signal && { signal }) })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function run(file: string, args: readonly string[], how: { timeout: number; signal?: AbortSignal }): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(file, args, { ...how, killSignal: 'SIGKILL', env: {} }, (error, stdout) => {
      if (!error) resolve(stdout.trim().replaceAll(/\s+/g, ' '))
      else if (how.signal?.aborted) reject(how.signal.reason)
      else reject(new EngineError(error.killed ? 'hung' : 'crashed', `${program} failed`, { cause: error }))
    })
  })
}
