import type { EngineError, SpeechPiece } from '@vireo/engines'
import { AppError } from '../../kernel/errors.ts'
import type { FullContext } from '../../kernel/ports.ts'
import type { LibraryVoice } from './library/library.ts'
import { defaultSettings } from './resolve-settings.ts'

const format = { codec: 'mp3', sampleRateHz: 44_100, bitrateKbps: 128 } as const

/** Has a voice say its preview and keeps the recording. Returns its size in bytes. */
export async function recordPreview(ctx: FullContext, voice: LibraryVoice, key: string): Promise<number> {
  const audio = await speak(ctx, {
    text: voice.preview,
    recipe: voice.recipe,
    language: voice.labels.language,
    settings: defaultSettings,
    seed: 0,
    pauseAfterMs: 0,
  })
  const writer = await ctx.ports.storage.create(key)
  try {
    await writer.append(audio)
    await writer.commit()
    return writer.sizeBytes
  } catch (error) {
    await writer.discard()
    throw error
  } finally {
    await writer.close()
  }
}

function speak(ctx: FullContext, piece: SpeechPiece): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const blocks: Uint8Array[] = []
    const stream = ctx.ports.speech.open(format, {
      audio: (bytes) => blocks.push(bytes),
      piece: () => undefined,
      end: () => resolve(Buffer.concat(blocks)),
      fail: (error) => reject(toAppError(error)),
    })
    stream.push(piece)
    stream.finish()
  })
}

function toAppError(error: EngineError): AppError {
  const busy = error.kind === 'overloaded' || error.kind === 'closed'
  return new AppError(busy ? 'service_unavailable' : 'engine_failed', { cause: error })
}
