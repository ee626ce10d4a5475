import type { DialogueSocketAnswer, DialogueSocketMessage } from '@vireo/contracts/speech'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import type { Rendering } from '../planning/plan-request.ts'
import type { SocketContext } from '../stream-input/socket-context.ts'
import { openCounted } from '../stream-input/count-contexts.ts'
import { createSocketSpeech, type SpeechOutlet } from '../stream-input/socket-speech.ts'
import { createTextBuffer, defaultSchedule, type TextBuffer } from '../stream-input/text-buffer.ts'
import { createUnheard, type Unheard } from '../stream-input/unheard.ts'
import { planTurn } from './plan-turn.ts'

/** The longest text of one recording on a socket, whatever its model takes in one request. */
const charactersMax = 40_000

export type DialogueContextOptions = {
  /** How each voice that the first message named speaks, in that order. */
  readonly renderings: ReadonlyMap<string, Rendering>
  readonly outlet: SpeechOutlet<DialogueSocketAnswer>
}

const turnEnd = { is_final_audio_for_turn: true } as const

type OpenTurn = {
  readonly inputIndex: number
  readonly rendering: Rendering
  readonly buffer: TextBuffer
  readonly unheard: Unheard
  begun: boolean
}

function openTurn(inputIndex: number, rendering: Rendering): OpenTurn {
  const buffer = createTextBuffer(defaultSchedule, false)
  return { inputIndex, rendering, buffer, unheard: createUnheard(), begun: false }
}

/**
 * Opens a dialogue that is spoken while it is being written: one recording in which voices take turns. Throws
 * `invalid_parameters` without a voice.
 */
export async function openDialogueContext(
  ctx: With<'concurrency' | 'settings' | 'speech' | 'storage'>,
  options: DialogueContextOptions,
): Promise<SocketContext<DialogueSocketMessage>> {
  const [first] = options.renderings.values()
  if (!first)
    throw new AppError('invalid_parameters', { message: 'The first message names the voices.', param: 'voices' })
  const clonedVoices = [...options.renderings.values()].flatMap((rendering) => rendering.clonedVoices)
  const whole = { ...first, tool: 'text_to_dialogue', clonedVoices } as const
  return openCounted(ctx, first.model.concurrencyGroup, async () => createDialogueContext(ctx, whole, options))
}

function createDialogueContext(
  ctx: With<'concurrency' | 'settings' | 'speech' | 'storage'>,
  first: Rendering,
  { renderings, outlet }: DialogueContextOptions,
): SocketContext<DialogueSocketMessage> {
  const speech = createSocketSpeech(ctx, first, outlet)
  let turn: OpenTurn | undefined
  let turns = 0
  let heardLength = 0
  const say = async (to: OpenTurn, chunk: string) => {
    const part = { ...to, isFirst: to.inputIndex === 0 || to.begun }
    const isSaid = await speech.say(() => to.unheard.plan(chunk, (text) => planTurn(ctx, text, part)))
    to.begun ||= isSaid
  }
  /** Says what a turn still holds; tells whether anything was said in it. */
  const completeTurn = async (): Promise<boolean> => {
    const ended = turn
    turn = undefined
    const rest = ended?.buffer.rest() ?? ''
    if (ended && rest.trim() !== '') await say(ended, rest)
    return ended?.begun ?? false
  }
  const endTurn = async () => {
    if (await completeTurn()) speech.remark(turnEnd)
  }
  const hear = async ({ text, voice_id, new_turn }: NonNullable<DialogueSocketMessage['inputs']>[number]) => {
    const rendering = renderings.get(voice_id)
    if (!rendering)
      throw new AppError('invalid_parameters', {
        message: `The voice ${voice_id} is not among the voices of the first message.`,
        param: 'voice_id',
      })
    if ((heardLength += text.length) > charactersMax)
      throw new AppError('text_too_long', { message: `One dialogue takes up to ${charactersMax} characters.` })
    if (new_turn || turn?.rendering !== rendering) await endTurn()
    turn ??= openTurn(turns++, rendering)
    const chunk = turn.buffer.add(text)
    if (chunk !== undefined) await say(turn, chunk)
  }
  return {
    failing: speech.spoken,
    async take({ inputs, flush }) {
      for (const input of inputs ?? []) await hear(input)
      if (flush) await endTurn()
    },
    async finish(rest, saysFinal = true) {
      // What the encoder owes comes at the very end, and belongs to the last turn.
      const endsTurn = rest === 'spoken' && (await completeTurn())
      await speech.finish()
      if (endsTurn) await outlet.send(turnEnd)
      if (saysFinal) await outlet.send({ is_final: true })
    },
    windUp: speech.finish,
    stop: speech.stop,
  }
}
