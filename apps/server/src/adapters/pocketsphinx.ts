import { execFile } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createResampler, joinSamples, writeWav } from '@vireo/audio'
import {
  CrowdedError,
  EngineError,
  type EngineSet,
  FairRunner,
  findIsolation,
  type RecognitionEngine,
  type Sound,
} from '@vireo/engines'
import { readTimes } from './pocketsphinx-times.ts'

const program = 'pocketsphinx_continuous'
const rateHz = 16_000
/** It reads about as fast as people speak; what takes so many times longer hangs. */
const patience = 6
const patienceMinMs = 30_000
/** More of it would take memory that others need. */
const secondsMax = 600
/** More recordings than this wait for nobody. */
const waitingMax = 200

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
  const line = new FairRunner({ running: 1, waiting: waitingMax })
  const recognition: RecognitionEngine = {
    isRough: true,
    languages: () => Promise.resolve(['en']),
    recognise: async (sound, { signal, share = '', language = 'en' } = {}) => {
      signal?.throwIfAborted()
      if (language.toLowerCase().split('-')[0] !== 'en')
        throw new EngineError('unknown_voice', `${program} understands English only`)
      if (sound.samples.length > secondsMax * sound.sampleRateHz)
        throw new EngineError('unknown_voice', `${program} listens to at most ${secondsMax} seconds`)
      if (sound.samples.length === 0) return { text: '', language: 'en', words: [] }
      const said = await line.run(share, () => listen(find(), sound, signal), signal).catch(asEngineError)
      return { ...readTimes(said), language: 'en' }
    },
    close: () => Promise.resolve(),
  }
  // What is found is of the capability that was asked for.
  return {
    find: (capability) =>
      Promise.resolve(capability === 'recognition' && find() !== undefined ? (recognition as never) : undefined),
  }
}

function asEngineError(error: unknown): never {
  if (!(error instanceof CrowdedError)) throw error
  throw new EngineError(error.reason === 'full' ? 'overloaded' : 'crowded', `too much waits for ${program}`)
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
    const timeout = Math.ceil(Math.max(patienceMinMs, (patience * 1000 * samples.length) / rateHz))
    return await run(file, ['-infile', recording, '-logfn', '/dev/null', '-time', 'yes'], {
      timeout,
      ...(signal && { signal }),
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function run(
  file: string,
  args: readonly string[],
  how: { timeout: number; signal?: AbortSignal },
): Promise<string> {
  const isolation = await findIsolation()
  const command = isolation ? [isolation.file, ...isolation.args, file, ...args] : [file, ...args]
  return new Promise((resolve, reject) => {
    execFile(command[0] ?? file, command.slice(1), { ...how, killSignal: 'SIGKILL', env: {} }, (error, stdout) => {
      if (!error) resolve(stdout)
      else if (how.signal?.aborted) reject(how.signal.reason)
      else reject(new EngineError(error.killed ? 'hung' : 'crashed', `${program} failed`, { cause: error }))
    })
  })
}
