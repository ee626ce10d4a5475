import { closeSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import {
  createResampler,
  createVoiceIsolator,
  integratedLoudness,
  joinSamples,
  noiseRemoverRateHz,
  type NoiseRemover,
} from '@vireo/audio'
import { type SampleFile, SourceError } from '../samples.ts'
import { openFileSource, type FileSource } from './file-source.ts'

const blockMs = 1000
const shortestMs = 100

/** Recordings quieter than this hold nothing that anybody wanted to say. */
const silentBelowLufs = -60

type Preparation = {
  readonly folder: string
  /** What the engine wants. */
  readonly sampleRateHz: number
  readonly removesNoise: boolean
  /** Whether a recording in which nothing can be heard is taken all the same. */
  readonly allowsSilence?: boolean
  readonly onBeat: () => void
}

/**
 * Writes the source once more, cleaned and at the engine's rate, into the job's folder: then every part of
 * it can be read at any time and nothing is held in memory. Throws SourceError for what nobody can hear.
 */
export async function prepareSource(file: SampleFile, preparation: Preparation): Promise<FileSource> {
  const source = openFileSource(file.path, file.sampleRateHz, 'int16')
  try {
    const durationMs = (source.sampleCount * 1000) / source.sampleRateHz
    if (durationMs < shortestMs) {
      throw new SourceError('too_short', `This recording is shorter than ${shortestMs} milliseconds.`)
    }
    const path = join(preparation.folder, 'prepared')
    await rewrite(source, path, preparation)
    return openFileSource(path, preparation.sampleRateHz, 'float32')
  } finally {
    source.close()
  }
}

async function rewrite(source: FileSource, path: string, preparation: Preparation): Promise<void> {
  const { sampleRateHz, removesNoise, allowsSilence, onBeat } = preparation
  const clean = removesNoise ? await cleaning(source.sampleRateHz) : undefined
  const resampler = await createResampler(clean ? noiseRemoverRateHz : source.sampleRateHz, sampleRateHz)
  const target = openSync(path, 'w', 0o600)
  const blockSamples = Math.round((source.sampleRateHz * blockMs) / 1000)
  const loudness = new LoudestBlock(source.sampleRateHz)
  const write = (samples: Float32Array) =>
    writeSync(target, new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength))
  try {
    for (let start = 0; start < source.sampleCount; start += blockSamples) {
      onBeat()
      const samples = source.read(start, Math.min(blockSamples, source.sampleCount - start))
      loudness.add(samples)
      write(resampler.process(clean ? clean.process(samples) : samples))
    }
    const rest = clean ? resampler.process(clean.flush()) : new Float32Array(0)
    write(joinSamples([rest, resampler.flush()]))
  } finally {
    closeSync(target)
  }
  if (allowsSilence) return
  if (loudness.lufs < silentBelowLufs) throw new SourceError('silent', 'Nothing can be heard in this recording.')
}

async function cleaning(sampleRateHz: number): Promise<Pick<NoiseRemover, 'process' | 'flush'>> {
  const [upward, remover] = await Promise.all([
    createResampler(sampleRateHz, noiseRemoverRateHz),
    createVoiceIsolator(),
  ])
  return {
    process: (samples) => remover.process(upward.process(samples)),
    flush: () => joinSamples([remover.process(upward.flush()), remover.flush()]),
  }
}

/** Loudness of the loudest second: a minute of silence around a word does not make it silent. */
class LoudestBlock {
  lufs = -Infinity
  readonly #sampleRateHz: number

  constructor(sampleRateHz: number) {
    this.#sampleRateHz = sampleRateHz
  }

  add(samples: Float32Array): void {
    const whole = new Float32Array(Math.max(samples.length, Math.ceil(this.#sampleRateHz * 0.4)))
    whole.set(samples)
    this.lufs = Math.max(this.lufs, integratedLoudness(whole, this.#sampleRateHz))
  }
}
