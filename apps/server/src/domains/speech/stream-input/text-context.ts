import type { VoiceSettingsInput } from '@vireo/contracts'
import { AppError } from '../../../kernel/errors.ts'
import type { FullContext } from '../../../kernel/ports.ts'
import { type Delivery, planScript, type Script, withSettings } from '../plan-request.ts'
import type { SocketContext } from './socket-context.ts'
import type { SocketPlace } from './socket-place.ts'
import { openSocketSpeech, type SpeechOutlet } from './socket-speech.ts'
import { createTextBuffer, defaultSchedule } from './text-buffer.ts'

/** What the messages of both text sockets have in common. */
export type TextMessage = {
  readonly text?: string | null | undefined
  readonly flush?: boolean | null | undefined
  readonly try_trigger_generation?: boolean | null | undefined
  readonly voice_settings?: VoiceSettingsInput | null | undefined
}

export type TextContextOptions<M> = {
  readonly delivery: Delivery
  readonly schedule: readonly number[] | null | undefined
  readonly autoMode: boolean
  readonly place: SocketPlace
  readonly outlet: SpeechOutlet<M>
  /** Said after the last audio. */
  readonly final: M
}

/** Text that arrives while it is being written and is spoken by one voice: one recording. */
export async function openTextContext<M>(
  ctx: FullContext,
  { delivery: first, schedule, autoMode, place, outlet, final }: TextContextOptions<M>,
): Promise<SocketContext<TextMessage>> {
  const buffer = createTextBuffer(schedule?.length ? schedule : defaultSchedule, autoMode)
  const speech = await openSocketSpeech<M>(ctx, { delivery: first, place }, outlet)
  let delivery = first
  let saidLength = 0
  const say = async (chunk: string) => {
    const script = speakable(chunk, delivery)
    if (!script) return buffer.putBack(chunk)
    assertTotal((saidLength += chunk.length), delivery)
    await speech.say(script)
  }
  return {
    failing: speech.spoken,
    async take(message) {
      if (message.voice_settings) delivery = withSettings(delivery, message.voice_settings)
      const chunk = buffer.add(message.text ?? '', {
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

function speakable(chunk: string, delivery: Delivery): Script | undefined {
  try {
    return planScript(chunk, delivery)
  } catch (error) {
    if (error instanceof AppError && error.code === 'empty_text') return undefined
    throw error
  }
}

function assertTotal(length: number, { model }: Delivery): void {
  if (length <= model.textLengthMax) return
  throw new AppError('text_too_long', {
    message: `${model.name} takes up to ${model.textLengthMax} characters on one socket.`,
    data: { maximum: model.textLengthMax },
  })
}
