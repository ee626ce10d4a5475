import { dialogueLimits, WholeFormat } from '@vireo/contracts/speech'
import { z } from 'zod'

import { readStored, writeStored } from '#kit/storage.ts'
import { type MadeWith, seedMax } from '../draft.ts'

const storageKey = 'vireo.dialogue-draft'

/** How long a dialogue is kept in the browser: a week. */
export const draftLifetimeSeconds = 604_800

const StoredLine = z.object({ text: z.string(), voice_id: z.string() })
/** One line as it is kept and sent. */
export type DialogueLine = z.infer<typeof StoredLine>

/** What another screen may hand over: the lines of a dialogue. */
export const DialogueStart = z.object({ dialogue: z.array(StoredLine).min(1) })

const Stored = z.object({ saved_at_seconds: z.number(), lines: z.unknown() })

/**
 * Reads the lines in what was kept. One malformed item empties the draft; empty texts are dropped first, then what is
 * beyond the limit.
 */
export function parseLines(value: unknown): DialogueLine[] {
  const parsed = z.array(StoredLine).safeParse(value)
  if (!parsed.success) return []
  return parsed.data.filter(({ text }) => text.trim() !== '').slice(0, dialogueLimits.inputsMax)
}

/** Reads the dialogue somebody left behind less than a week ago; no lines when there is none. */
export function readDraft(nowMs: number): DialogueLine[] {
  const stored = readStored(storageKey, Stored)
  const ageSeconds = stored ? nowMs / 1000 - stored.saved_at_seconds : Infinity
  return ageSeconds < draftLifetimeSeconds ? parseLines(stored?.lines) : []
}

/** Keeps the lines of a dialogue with the time, from which their week counts. */
export function writeDraft(lines: readonly DialogueLine[], nowMs: number): void {
  writeStored(storageKey, { saved_at_seconds: Math.floor(nowMs / 1000), lines })
}

const settingsKey = 'vireo.dialogue-settings'

/** How a dialogue is made, whatever it says. */
export const DialogueChoices = z.object({
  modelId: z.string().default('eleven_v3'),
  stability: z.number().min(0).max(1).default(0.5),
  outputFormat: WholeFormat.default('mp3_44100_128'),
  /** Absent while every take is to be another one. */
  seed: z.number().int().min(0).max(seedMax).optional(),
})
export type DialogueChoices = z.infer<typeof DialogueChoices>

/** Reads the settings dialogues were last made with; the usual ones where none were kept. */
export function readChoices(): DialogueChoices {
  return readStored(settingsKey, DialogueChoices) ?? DialogueChoices.parse({})
}

/** Keeps the settings for the next dialogue on this device. */
export function writeChoices(choices: DialogueChoices): void {
  writeStored(settingsKey, choices)
}

/** Answers what makes the same lines the same recording again. */
export function choicesAsMade(choices: DialogueChoices, { modelId, outputFormat, seed, controls }: MadeWith) {
  return {
    modelId: modelId ?? choices.modelId,
    outputFormat: outputFormat ?? choices.outputFormat,
    stability: controls?.stability ?? choices.stability,
    seed,
  }
}
