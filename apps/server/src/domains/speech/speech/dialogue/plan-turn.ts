import type { With } from '#ports/ports.ts'
import type { Rendering } from '../planning/plan-request.ts'
import { planAudible } from '../planning/plan-audible.ts'
import type { Script } from '../planning/plan-script.ts'
import type { SaidScript } from '../takes/take.ts'
import { turnPauseMs } from './join-lines.ts'

export type TurnPart = {
  readonly inputIndex: number
  readonly rendering: Rendering
  /** Whether no pause is needed before it, because nobody spoke. */
  readonly isFirst: boolean
}

/** Plans a part of a turn for the engine; undefined when nothing in it can be heard. */
export async function planTurn(
  ctx: With<never>,
  text: string,
  { inputIndex, rendering, isFirst }: TurnPart,
): Promise<SaidScript | undefined> {
  const seed = (rendering.seed + inputIndex * 0x85ebca6b) % 2 ** 32
  const script = await planAudible(ctx, text, { ...rendering, seed })
  if (!script) return undefined
  const turns = [{ inputIndex, voice: rendering.voice, start: 0, end: text.length }]
  return { ...(isFirst ? script : afterPause(script)), turns }
}

/** Adds a pause before a script, because the voice before did not know that another one follows. */
function afterPause(script: Script): Script {
  const [piece] = script.pieces
  const [speech] = script.speech
  if (!piece || !speech) return script
  const silence = { text: '', pauseAfterMs: turnPauseMs }
  return {
    ...script,
    pieces: [{ ...piece, ...silence, sourceIndex: [], sourceStart: 0, sourceEnd: 0 }, ...script.pieces],
    speech: [{ ...speech, ...silence }, ...script.speech],
  }
}
