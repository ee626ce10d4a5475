import type { SpeechBody } from '@vireo/contracts/speech'
import type { VoiceSettingsInput } from '@vireo/contracts/voices'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { planAudible } from '../planning/plan-audible.ts'
import { type Rendering, withSettings } from '../planning/plan-request.ts'
import { openCounted } from './count-contexts.ts'
import { createUnheard } from './unheard.ts'
import type { SocketContext } from './socket-context.ts'
import { createSocketSpeech, type SpeechOutlet } from './socket-speech.ts'
import { createTextBuffer, defaultSchedule } from './text-buffer.ts'

/** What the messages of both text sockets have in common. */
export type TextMessage = {
  readonly text?: string | null | undefined
  readonly flush?: boolean | null | undefined
  readonly try_trigger_generation?: boolean | null | undefined
  readonly voice_settings?: VoiceSettingsInput | null | undefined
  readonly pronunciation_dictionary_locators?: SpeechBody['pronunciation_dictionary_locators']
}

/** Picks from a recording's first message how it is to be spoken. */
export function firstWishes({ voice_settings, pronunciation_dictionary_locators }: TextMessage) {
  return { voice_settings, pronunciation_dictionary_locators }
}

export type TextContextOptions<M> = {
  readonly rendering: Rendering
  readonly schedule: readonly number[] | null | undefined
  readonly autoMode: boolean
  readonly outlet: SpeechOutlet<M>
  /** The message sent after the last audio. */
  readonly final: M
}

/** Opens a recording of text that is spoken by one voice while it is being written. */
export function openTextContext<M>(
  ctx: With<'concurrency' | 'settings' | 'speech' | 'storage'>,
  options: TextContextOptions<M>,
): Promise<SocketContext<TextMessage>> {
  const { concurrencyGroup } = options.rendering.model
  return openCounted(ctx, concurrencyGroup, async () => createTextContext(ctx, options))
}

function createTextContext<M>(
  ctx: With<'concurrency' | 'settings' | 'speech' | 'storage'>,
  { rendering: first, schedule, autoMode, outlet, final }: TextContextOptions<M>,
): SocketContext<TextMessage> {
  const buffer = createTextBuffer(schedule?.length ? schedule : defaultSchedule, autoMode)
  const speech = createSocketSpeech<M>(ctx, first, outlet)
  const unheard = createUnheard()
  let rendering = first
  let heardLength = 0
  const say = (chunk: string) => speech.say(() => unheard.plan(chunk, (text) => planAudible(ctx, text, rendering)))
  return {
    failing: speech.spoken,
    async take(message) {
      if (message.voice_settings) rendering = withSettings(rendering, message.voice_settings)
      const text = message.text ?? ''
      assertTotal((heardLength += text.length), rendering)
      const chunk = buffer.add(text, {
        flush: message.flush ?? false,
        trigger: message.try_trigger_generation ?? false,
      })
      if (chunk !== undefined) await say(chunk)
    },
    async finish(rest, saysFinal = true) {
      const left = buffer.rest()
      if (rest === 'spoken' && left.trim() !== '') await say(left)
      await speech.finish()
      if (saysFinal) await outlet.send(final)
    },
    windUp: speech.finish,
    stop: speech.stop,
  }
}

function assertTotal(length: number, { model }: Rendering): void {
  if (length <= model.textLengthMax) return
  throw new AppError('text_too_long', {
    message: `${model.name} takes up to ${model.textLengthMax} characters in one recording on a socket.`,
    data: { maximum: model.textLengthMax },
  })
}
