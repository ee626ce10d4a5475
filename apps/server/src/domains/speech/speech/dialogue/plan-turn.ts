import type { With } from '#ports/ports.ts'
import type { Rendering } from '../planning/plan-request.ts'
import { planAudible } from '../planning/plan-audible.ts'
import type { Script } from '../planning/plan-script.ts'
import type { SaidScript } from '../takes/take.ts'
import { turnPauseMs } from './join-lines.ts'

export type TurnPart = {
  readonly inputIndex: number
  readonly rendering: Rendering
  /** Whether nobody has to be given time to stop speaking before it. */
  readonly isFirst: boolean
}

/** A part of a turn as the engine is given it; undefined when nothing in it can be heard. */
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

/** The voice before has no reason to pause while nobody knows who follows, so the next one does. */
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
