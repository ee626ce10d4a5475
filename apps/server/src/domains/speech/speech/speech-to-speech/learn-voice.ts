import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  EngineError,
  type LearnedVoice,
  SourceError,
  type SpeechPiece,
  type VoiceConversionEngine,
} from '@vireo/engines'
import { canonicalLanguage } from '#kernel/canonical-language.ts'
import type { With } from '#ports/ports.ts'
import type { SpeakableVoice } from '#voices/speaking/index.ts'
import { toSpeechError } from '../to-speech-error.ts'

const format = { codec: 'pcm', sampleRateHz: 24_000 } as const
const knownMax = 1000

/** Voices that were listened to, by version, so that a changed voice is listened to again. */
const known = new WeakMap<VoiceConversionEngine, Map<string, Promise<LearnedVoice>>>()

/** Learns a voice for the conversion engine, by listening to it once, and remembers the outcome. */
export function learnVoice(ctx: With<'speech' | 'voiceConversion'>, voice: SpeakableVoice): Promise<LearnedVoice> {
  const { voiceConversion } = ctx.ports
  const learned = known.get(voiceConversion) ?? new Map<string, Promise<LearnedVoice>>()
  known.set(voiceConversion, learned)
  const earlier = learned.get(voice.version)
  if (earlier) return earlier
  if (learned.size >= knownMax) learned.clear()
  const learning = listen(ctx, voice)
  learned.set(voice.version, learning)
  learning.catch(() => learned.delete(voice.version))
  return learning
}

/** Listens to a voice. Goes on when the first caller leaves, because others may be waiting for the same voice. */
async function listen(ctx: With<'speech' | 'voiceConversion'>, voice: SpeakableVoice): Promise<LearnedVoice> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vireo-voice-'))
  try {
    const file = path.join(folder, 'reference.pcm')
    await writeFile(file, await speak(ctx, referencePiece(voice)), { mode: 0o600 })
    const reference = { path: file, sampleRateHz: format.sampleRateHz }
    return await ctx.ports.voiceConversion.learn(reference, { share: ctx.workspaceId })
  } catch (error) {
    // A voice that cannot be learned is our failure, never the caller's recording.
    if (error instanceof SourceError) throw toSpeechError(new EngineError('silent', error.message, { cause: error }))
    throw error instanceof EngineError ? toSpeechError(error) : error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns a piece that lets a voice be heard as it is, with nothing left to chance. */
function referencePiece(voice: SpeakableVoice): SpeechPiece {
  return {
    text:
      voice.preview ??
      'The train to the city leaves every morning at a quarter past seven, and it is hardly ever late.',
    recipe: voice.recipe,
    language: canonicalLanguage(voice.languages[0]),
    settings: { speed: 1, stability: 1, similarityBoost: 0.75, style: 0, useSpeakerBoost: false },
    seed: 0,
    pauseAfterMs: 0,
  }
}

function speak(ctx: With<'speech'>, piece: SpeechPiece): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const blocks: Uint8Array[] = []
    const stream = ctx.ports.speech.open(format, {
      audio: (bytes) => blocks.push(bytes),
      piece: () => undefined,
      end: () => resolve(Buffer.concat(blocks)),
      fail: reject,
    })
    stream.push(piece)
    stream.finish()
  })
}
