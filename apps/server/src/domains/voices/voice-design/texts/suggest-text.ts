import { voiceDesignLimits, type VoiceWishes } from '@vireo/contracts/voice-design'
import { type Mood, moodTexts } from './mood-texts.ts'
import { libraryVoices } from '#voices/library/index.ts'
import { everydaySentences } from '#voices/speaking/index.ts'
import { entryOf } from '#kernel/entry-of.ts'

/**
 * Suggests a text that fits a voice, from those people wrote: by mood in English and German, everyday sentences in any
 * other language. The same seed finds the same text; undefined where there is none.
 */
export function suggestText(language: string, wishes: VoiceWishes, seed: number): string | undefined {
  const texts = entryOf(moodTexts, language)?.[moodOf(wishes)]
  if (texts) return texts[seed % texts.length]
  const sentences = [
    ...rotated(everydaySentences(language), seed),
    ...libraryVoices.filter(({ labels }) => labels.language === language).map(({ preview }) => preview),
  ]
  let text = ''
  for (const sentence of sentences) {
    if ([...text].length >= voiceDesignLimits.textMin) break
    text = text === '' ? sentence : `${text} ${sentence}`
  }
  return [...text].length >= voiceDesignLimits.textMin ? text : undefined
}

function rotated<T>(items: readonly T[], by: number): T[] {
  const start = items.length === 0 ? 0 : by % items.length
  return [...items.slice(start), ...items.slice(0, start)]
}

function moodOf({ age, pace, effort, tones = {} }: VoiceWishes): Mood {
  const has = (tone: keyof NonNullable<typeof tones>) => (tones?.[tone] ?? 0) > 0.2
  if (has('robotic')) return 'robotic'
  if (age === 'child') return 'child'
  if (has('energetic') || has('lively') || (effort ?? 0) > 0.5 || (pace ?? 0) > 0.5) return 'energetic'
  if (age === 'old') return 'old'
  if (has('calm') || has('soft') || has('whispery') || (pace ?? 0) < -0.3) return 'calm'
  return 'plain'
}
