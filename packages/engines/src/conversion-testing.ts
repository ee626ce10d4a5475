import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toPcm16 } from '@vireo/audio'
import type { Shared } from './fair/shared.ts'
import type { SampleFile, SourceError } from './samples.ts'
import type { EngineError } from './speech.ts'
import type { MadeStretch, StretchListener } from './jobs/stretches.ts'
import type { ConversionRequest, VoiceConversionEngine } from './voice-conversion.ts'

/** Creates a folder for sample files; `remove` deletes it. */
export function aSampleFolder(): { write(samples: Float32Array, sampleRateHz: number): SampleFile; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'vireo-samples-'))
  let files = 0
  return {
    write(samples, sampleRateHz) {
      const path = join(folder, `${files++}.pcm`)
      writeFileSync(path, toPcm16(samples))
      return { path, sampleRateHz }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

export type HeardConversion = {
  readonly bytes: Buffer
  readonly stretches: readonly MadeStretch[]
  readonly events: readonly ('audio' | 'stretch' | 'end' | 'fail')[]
  readonly durationMs: number | undefined
  readonly error: EngineError | SourceError | undefined
}

/** Writes down all that a listener hears; `over` resolves at the end or the failure, whichever comes. */
export function aConversionRecorder(hooks: Partial<StretchListener> = {}): {
  readonly listener: StretchListener
  readonly over: Promise<HeardConversion>
  heard(): HeardConversion
} {
  const blocks: Uint8Array[] = []
  const stretches: MadeStretch[] = []
  const events: HeardConversion['events'][number][] = []
  let durationMs: number | undefined
  let error: EngineError | SourceError | undefined
  let resolve: (heard: HeardConversion) => void = () => undefined
  const over = new Promise<HeardConversion>((done) => (resolve = done))
  const heard = () => ({ bytes: Buffer.concat(blocks), stretches, events, durationMs, error })
  const listener: StretchListener = {
    audio(bytes) {
      events.push('audio')
      blocks.push(bytes)
      hooks.audio?.(bytes)
    },
    stretch(stretch) {
      events.push('stretch')
      stretches.push(stretch)
      hooks.stretch?.(stretch)
    },
    end(summary) {
      events.push('end')
      durationMs = summary.durationMs
      resolve(heard())
    },
    fail(failure) {
      events.push('fail')
      error = failure
      resolve(heard())
    },
  }
  return { listener, over, heard }
}

/** Converts and waits for the end or the failure. */
export function convertWhole(
  engine: VoiceConversionEngine,
  request: ConversionRequest,
  shared: Shared = {},
): Promise<HeardConversion> {
  const recorder = aConversionRecorder()
  engine.convert(request, recorder.listener, shared)
  return recorder.over
}

export const plainConversion = { stability: 1, similarityBoost: 0.75, style: 0, useSpeakerBoost: false } as const
