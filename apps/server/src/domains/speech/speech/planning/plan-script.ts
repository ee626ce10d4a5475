import type { SpeechPiece } from '@vireo/engines'
import { canonicalLanguage } from '#kernel/canonical-language.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { assertAffordable } from '#usage'
import { libraryVoices, type SpeakableVoice } from '#voices'
import { assertModerated } from '../admission/assert-moderated.ts'
import { assertText } from '../admission/assert-text.ts'
import type { Delivery } from './plan-request.ts'
import { countCharacters, creditCost } from '../text/count-characters.ts'
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
export function assertSayable(text: string, delivery: Delivery): void {
  assertText(text, delivery.model)
  assertModerated(text, delivery.voice, delivery.moderatedTerms)
}

/** Cuts a text into pieces for a delivery; refuses what cannot be spoken. */
export async function planScript(ctx: With<never>, text: string, delivery: Delivery): Promise<Script> {
  assertSayable(text, delivery)
  const credits = creditCost(countCharacters(text), delivery.model.costMultiplier)
  if (text.length > plannedHereMax) await assertAffordable(ctx, credits)
  return planPart(ctx, text, delivery, text.length)
}

/** The same for a part of something longer that has been checked as a whole. */
export async function planPart(
  ctx: With<never>,
  text: string,
  delivery: Delivery,
  wholeLength: number,
): Promise<Script> {
  const pieces = await (wholeLength > plannedHereMax ? planElsewhere(ctx, text, delivery) : planHere(text, delivery))
  if (pieces.length === 0)
    throw new AppError('empty_text', { message: 'Nothing in this text can be spoken.', param: 'text' })
  const otherVoices = new Map<string, SpeakableVoice>()
  return {
    text,
    pieces,
    speech: pieces.map((piece, index) => toSpeech(piece, index, delivery, otherVoices)),
    credits: creditCost(countCharacters(text), delivery.model.costMultiplier),
    otherVoices,
  }
}

function planHere(text: string, delivery: Delivery): PlannedPiece[] {
  const known = new Map<string, boolean>()
  const canSpeak = (language: string) => {
    const answer = known.get(language) ?? delivery.voice.standIn(language) !== undefined
    known.set(language, answer)
    return answer
  }
  return planPieces(text, { ...optionsOf(delivery), canSpeak })
}

async function planElsewhere(ctx: With<never>, text: string, delivery: Delivery): Promise<PlannedPiece[]> {
  const speakable = libraryLanguages().filter((language) => delivery.voice.standIn(language) !== undefined)
  try {
    return await thread.plan(ctx.workspaceId, { text, options: { ...optionsOf(delivery), speakable } }, ctx.signal)
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

function optionsOf({ voice, language, normalizes, goesOn }: Delivery) {
  return { languages: voice.languages, ...(language !== undefined && { languageCode: language }), normalizes, goesOn }
}

function toSpeech(
  piece: PlannedPiece,
  index: number,
  delivery: Delivery,
  otherVoices: Map<string, SpeakableVoice>,
): SpeechPiece {
  let { voice } = delivery
  if (piece.readBy === 'other') {
    voice = otherVoices.get(piece.language) ?? delivery.voice.standIn(piece.language) ?? voice
    otherVoices.set(piece.language, voice)
  }
  return {
    text: piece.text,
    recipe: voice.recipe,
    language: piece.language,
    settings: delivery.settings,
    // Each piece varies on its own, and the same request with the same seed varies in the same way.
    seed: (delivery.seed + index * 0x9e3779b1) % 2 ** 32,
    pauseAfterMs: piece.pauseAfterMs,
    gapAfterMs: Math.round((piece.gapAfterMs ?? 0) / delivery.settings.speed),
  }
}
