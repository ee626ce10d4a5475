import { createTempo, joinSamples } from '@vireo/audio'
import type { EngineVoice, SpeechPiece } from '../../speech.ts'
import { EngineError } from '../../speech.ts'
import { EngineShelf } from '../shelves/engine-shelf.ts'
import { bendWhole, toFloat } from './piece-audio.ts'
import { shapeOf } from './voice-shaping.ts'

/** A piece as a recipe makes it sound, at the engine's rate and before the recipe's gain. */
export type BentSpeech = { readonly samples: Float32Array; readonly sampleRateHz: number }

/** Speaks single pieces in this thread, for whoever has to listen to a recipe rather than to hand it out. */
export type PieceSpeaker = {
  voices(engine: string): Promise<readonly EngineVoice[]>
  /** Whether an engine knows a base by this name, variants included. */
  has(engine: string, base: string): Promise<boolean>
  /** `onBeat` is called after every chunk and may throw to stop. Rejects with EngineError. */
  speak(piece: SpeechPiece, onBeat?: () => void): Promise<BentSpeech>
}

/**
 * Creates a speaker of single pieces. `engines` are those of a speech pool: the URL of a module that exports
 * `loadSynthesizer`, by name.
 */
export function createPieceSpeaker(engines: Readonly<Record<string, string>>): PieceSpeaker {
  const shelf = new EngineShelf(engines, [])

  async function withEngine<T>(
    name: string,
    use: (synthesizer: NonNullable<ReturnType<EngineShelf['take']>>) => T,
  ): Promise<Awaited<T>> {
    await shelf.load(name)
    const synthesizer = shelf.take(name)
    if (!synthesizer) throw new EngineError('overloaded', `the engine "${name}" is busy`)
    let isTrusted = false
    try {
      const answer = await use(synthesizer)
      isTrusted = true
      return answer
    } catch (error) {
      isTrusted = error instanceof EngineError
      throw error
    } finally {
      if (isTrusted) shelf.giveBack(name, synthesizer)
      else shelf.discard(name)
    }
  }

  return {
    voices: (engine) => withEngine(engine, (synthesizer) => synthesizer.voices()),
    has: (engine, base) => withEngine(engine, (synthesizer) => synthesizer.find(base) !== undefined),
    speak: (piece, onBeat = () => undefined) =>
      withEngine(piece.recipe.engine, async (synthesizer) => {
        const voice = synthesizer.find(piece.recipe.base)
        if (!voice) throw new EngineError('unknown_voice', `there is no voice "${piece.recipe.base}"`)
        await synthesizer.prepare?.(piece)
        const { sampleRateHz } = voice
        const parts: Float32Array[] = []
        let failure: { readonly error: unknown } | undefined
        synthesizer.speak(piece, (samples) => {
          try {
            parts.push(toFloat(samples))
            onBeat()
            return 'continue'
          } catch (error) {
            failure = { error }
            return 'stop'
          }
        })
        if (failure) throw failure.error
        const shape = shapeOf(piece, sampleRateHz)
        const { pitchFactor } = shape
        const pitchShifter = pitchFactor === 1 ? undefined : await createTempo({ sampleRateHz, pitchFactor, speed: 1 })
        const samples = bendWhole(joinSamples(parts), { shape, sampleRateHz, pitchShifter })
        return { samples, sampleRateHz }
      }),
  }
}
