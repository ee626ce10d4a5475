import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import type { Rendering } from '../planning/plan-request.ts'
import { planPart, type Script } from '../planning/plan-script.ts'
import type { Turn } from '../planning/turns.ts'

/** One line of a dialogue, cut into pieces in the voice that says it. */
export type PlannedLine = {
  readonly inputIndex: number
  readonly voice: Turn['voice']
  readonly script: Script
}

/** How long a line without anything to hear lasts, like a laugh that no engine can make. */
const silentLineMs = 300

export type LineParts = {
  readonly text: string
  readonly inputIndex: number
  readonly rendering: Rendering
  /** Length of all lines together. */
  readonly wholeLength: number
}

/** Cuts a line into pieces. A line without anything audible becomes a short pause: the others are still worth saying. */
export async function planLine(
  ctx: With<never>,
  { text, inputIndex, rendering, wholeLength }: LineParts,
): Promise<PlannedLine> {
  // Every line varies on its own, and the same dialogue with the same seed varies in the same way.
  const seed = (rendering.seed + inputIndex * 0x85ebca6b) % 2 ** 32
  const script = await scriptOf(ctx, text, { ...rendering, seed }, wholeLength)
  return { inputIndex, voice: rendering.voice, script }
}

async function scriptOf(ctx: With<never>, text: string, rendering: Rendering, wholeLength: number): Promise<Script> {
  try {
    return await planPart(ctx, text, rendering, wholeLength)
  } catch (error) {
    if (error instanceof AppError && error.code === 'empty_text') return pauseFor(text, rendering)
    throw error
  }
}

function pauseFor(text: string, { voice, settings, seed }: Rendering): Script {
  const silence = { text: '', language: '', pauseAfterMs: silentLineMs }
  return {
    text,
    pieces: [{ ...silence, sourceIndex: [], sourceStart: 0, sourceEnd: text.length, readBy: 'voice' }],
    speech: [{ ...silence, recipe: voice.recipe, settings, seed }],
    credits: 0,
    otherVoices: new Map(),
  }
}
