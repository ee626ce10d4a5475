import type { ReadDescription, VoiceTone, VoiceWishes } from '@vireo/contracts/voice-design'
import { wishedPace, wishedPitch } from '../recipes/target.ts'
import type { HeardReference } from './hear-reference.ts'

/** Pitch between the voices of most men and those of most women, in hertz. */
const betweenGendersHz = 155
/** Octaves by which a pitch range has to differ from the usual one before people would mention it. */
const mentionedOctaves = 0.3

/**
 * Mixes wishes from what was said and what was heard: at a strength of 1 only the words count, at 0 only the recording.
 * What was heard is reported beside what was understood.
 */
export function mixReference(read: ReadDescription, heard: HeardReference, strength: number): ReadDescription {
  if (strength >= 1) return read
  const said = read.wishes
  const gender = said.gender ?? (heard.pitchHz < betweenGendersHz ? 'male' : 'female')
  const between = (words: number | null | undefined, sound: number) =>
    rounded(strength * (words ?? 0) + (1 - strength) * within(sound))
  const pitch = between(said.pitch, wishedPitch(heard.pitchHz, { ...said, gender }))
  const pace = between(said.pace, wishedPace(heard.rate, said))
  const melody = melodyOf(heard, said, strength)
  return {
    ...read,
    wishes: { ...said, gender, pitch, pace, ...(melody && { tones: { ...said.tones, [melody.tone]: melody.extent } }) },
    understood: [
      ...read.understood,
      ...(said.gender ? [] : [fromRecording('gender', gender)]),
      fromRecording('pitch', pitch),
      fromRecording('pace', pace),
      ...(melody ? [fromRecording(`tones.${melody.tone}`, melody.extent)] : []),
    ],
  }
}

function melodyOf({ pitchRange }: HeardReference, { tones }: VoiceWishes, strength: number) {
  const octaves = Math.log2(pitchRange)
  const tone: VoiceTone = octaves > 0 ? 'lively' : 'monotone'
  const isSaid = tones?.lively !== undefined || tones?.monotone !== undefined
  if (isSaid || Math.abs(octaves) < mentionedOctaves) return undefined
  return { tone, extent: rounded((1 - strength) * within(Math.abs(octaves))) }
}

function fromRecording(field: string, value: string | number): ReadDescription['understood'][number] {
  return { words: '', field, value, used: true, reason: 'recording' }
}

const within = (value: number): number => Math.min(1, Math.max(-1, value))
const rounded = (value: number): number => Math.round(value * 100) / 100
