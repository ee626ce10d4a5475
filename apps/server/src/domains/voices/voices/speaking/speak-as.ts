import type { OutputFormat } from '@vireo/audio'
import type { SpeakingSettings, SpeechListener, VoiceRecipe } from '@vireo/engines'
import { engineFailure } from '#ports/engine-failure.ts'
import type { With } from '#ports/ports.ts'
import { defaultSettings } from '../settings/resolve-settings.ts'

export type SpokenText = { readonly audio: Uint8Array; readonly durationMs: number }

export type Saying = {
  readonly text: string
  readonly recipe: VoiceRecipe
  /** BCP 47 primary language of the text. */
  readonly language: string
  readonly seed?: number
  readonly settings?: SpeakingSettings
  readonly format?: OutputFormat
  /** Whose turns it takes; all that name none are one owner's. */
  readonly owner?: string
  /** Whoever stops listening by it wants no more of it. */
  readonly signal?: AbortSignal
}

const usualFormat = { codec: 'mp3', sampleRateHz: 44_100, bitrateKbps: 128 } as const

/**
 * Speaks one text by a recipe and returns it whole, as previews are made. Throws `engine_failed` and
 * `service_unavailable`.
 */
export async function speakAs(ctx: With<'speech'>, saying: Saying): Promise<SpokenText> {
  const { text, recipe, language, seed = 0, settings = defaultSettings, format = usualFormat, owner, signal } = saying
  signal?.throwIfAborted()
  let leave = () => {}
  const spoken = new Promise<SpokenText>((resolve, reject) => {
    const blocks: Uint8Array[] = []
    const listener: SpeechListener = {
      audio: (bytes) => blocks.push(bytes),
      piece: () => undefined,
      end: ({ durationMs }) => resolve({ audio: Buffer.concat(blocks), durationMs }),
      fail: (error) => reject(engineFailure(error)),
    }
    const stream = ctx.ports.speech.open(format, listener, owner, { made: { tool: 'text_to_speech', model: null } })
    leave = () => {
      stream.cancel()
      reject(signal?.reason)
    }
    stream.push({ text, recipe, language, settings, seed, pauseAfterMs: 0 })
    stream.finish()
  })
  signal?.addEventListener('abort', leave, { once: true })
  return spoken.finally(() => signal?.removeEventListener('abort', leave))
}
