import type { SpeechPiece } from '@vireo/engines'
import { canonicalLanguage } from '#kernel/canonical-language.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { assertAffordable } from '#usage/reservations/index.ts'
import { libraryVoices } from '#voices/library/index.ts'
import { type SpeakableVoice } from '#voices/speaking/index.ts'
import { assertModerated } from '../admission/assert-moderated.ts'
import { assertText } from '../admission/assert-text.ts'
import type { Rendering } from './plan-request.ts'
import { countCharacters, creditCost } from '../text/count-characters.ts'
import { applyPronunciation, type SaidText } from '../text/pronunciation/apply-pronunciation.ts'
import { restorePieces, soundsIn } from '../text/pronunciation/restore-pieces.ts'
import { type PlannedPiece, planPieces } from '../text/plan-pieces.ts'
import { createPlanningThread, PlanningTimeout } from '../text/planning-thread.ts'

/** A text, cut into what the engine is given, with its price. */
export type Script = {
  readonly text: string
  readonly pieces: readonly PlannedPiece[]
  readonly speech: readonly SpeechPiece[]
  readonly credits: number
  /** Voices that read runs the chosen one cannot, by language. */
  readonly otherVoices: ReadonlyMap<string, SpeakableVoice>
}

/**
 * What is longer is planned in another thread, and only for somebody who can pay for it. Shorter texts take less
 * than the way there and back.
 */
export const plannedHereMax = 500

const thread = createPlanningThread()

/** Refuses what no plan could make speakable; takes no time to speak of. */
export function assertSayable(text: string, rendering: Rendering): void {
  assertText(text, rendering.model)
  assertModerated(text, rendering.voice, rendering.moderatedTerms)
}

/** Cuts a text into pieces for a rendering; refuses what cannot be spoken. */
export async function planScript(ctx: With<never>, text: string, rendering: Rendering): Promise<Script> {
  assertSayable(text, rendering)
  const credits = creditCost(countCharacters(text), rendering.model.costMultiplier)
  if (text.length > plannedHereMax) await assertAffordable(ctx, credits)
  return planPart(ctx, text, rendering, text.length)
}

/**
 * Plans a part of a text that was checked as a whole; from a certain length of the whole on, in another thread. Throws
 * `empty_text`.
 */
export async function planPart(
  ctx: With<never>,
  text: string,
  rendering: Rendering,
  wholeLength: number,
): Promise<Script> {
  const said = applyPronunciation(text, rendering.pronunciation)
  const isLong = Math.max(wholeLength, said.text.length) > plannedHereMax
  const planned = await (isLong ? planElsewhere(ctx, said.text, rendering) : planHere(said.text, rendering))
  const pieces = restorePieces(planned, said)
  if (pieces.length === 0)
    throw new AppError('empty_text', { message: 'Nothing in this text can be spoken.', param: 'text' })
  const otherVoices = new Map<string, SpeakableVoice>()
  return {
    text,
    pieces,
    speech: pieces.map((piece, index) => toSpeech(piece, index, rendering, { said, otherVoices })),
    credits: creditCost(countCharacters(text), rendering.model.costMultiplier),
    otherVoices,
  }
}

function planHere(text: string, rendering: Rendering): PlannedPiece[] {
  const known = new Map<string, boolean>()
  const canSpeak = (language: string) => {
    const answer = known.get(language) ?? rendering.voice.standIn(language) !== undefined
    known.set(language, answer)
    return answer
  }
  return planPieces(text, { ...optionsOf(rendering), canSpeak })
}

async function planElsewhere(ctx: With<never>, text: string, rendering: Rendering): Promise<PlannedPiece[]> {
  const speakable = libraryLanguages().filter((language) => rendering.voice.standIn(language) !== undefined)
  try {
    return await thread.plan(ctx.workspaceId, { text, options: { ...optionsOf(rendering), speakable } }, ctx.signal)
  } catch (error) {
    // Asking again would take as long again.
    if (error instanceof PlanningTimeout)
      throw new AppError('invalid_text', {
        message: 'This text takes too long to prepare. Please shorten it or simplify its punctuation and tags.',
        param: 'text',
        cause: error,
      })
    throw new AppError('service_unavailable', { cause: error })
  }
}

function libraryLanguages(): string[] {
  const languages = libraryVoices.flatMap((voice) => voice.languages.map(canonicalLanguage))
  return [...new Set(languages)].filter((language) => language !== undefined)
}

function optionsOf({ voice, language, normalizes, goesOn }: Rendering) {
  return { languages: voice.languages, ...(language !== undefined && { languageCode: language }), normalizes, goesOn }
}

function toSpeech(
  piece: PlannedPiece,
  index: number,
  rendering: Rendering,
  { said, otherVoices }: { readonly said: SaidText; readonly otherVoices: Map<string, SpeakableVoice> },
): SpeechPiece {
  let { voice } = rendering
  if (piece.readBy === 'other') {
    voice = otherVoices.get(piece.language) ?? rendering.voice.standIn(piece.language) ?? voice
    otherVoices.set(piece.language, voice)
  }
  return {
    text: piece.text,
    ...soundsIn(piece, said),
    recipe: voice.recipe,
    language: piece.language,
    settings: rendering.settings,
    // Each piece varies on its own, and the same request with the same seed varies in the same way.
    seed: (rendering.seed + index * 0x9e3779b1) % 2 ** 32,
    pauseAfterMs: piece.pauseAfterMs,
    gapAfterMs: Math.round((piece.gapAfterMs ?? 0) / rendering.settings.speed),
  }
}
