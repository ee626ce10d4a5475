import {
  type ReadDescription,
  voiceDesignLimits,
  type VoiceTone,
  type VoiceWishes,
} from '@vireo/contracts/voice-design'

import { characterCount } from '#usage'
import { designWords } from './words.ts'

/** What somebody has written and moved; the rest follows from it. */
export type DesignForm = {
  readonly description: string
  readonly text: string
  /** A text is found for the voices. */
  readonly findsText: boolean
  /** Only what was moved. */
  readonly sliders: VoiceWishes
  readonly keepsSeed: boolean
}

export const emptyForm: DesignForm = { description: '', text: '', findsText: true, sliders: {}, keepsSeed: false }

export type Problems = { readonly description?: string; readonly text?: string }

/** Says what keeps a form from being sent. */
export function problemsOf({ description, text, findsText }: DesignForm, isChange: boolean): Problems {
  const least = isChange ? voiceDesignLimits.remixDescriptionMin : voiceDesignLimits.descriptionMin
  const { descriptionMax, textMin, textMax } = voiceDesignLimits
  const [written, said] = [characterCount(description), characterCount(text)]
  return {
    ...(written < least && { description: designWords.descriptionShort(least) }),
    ...(written > descriptionMax && { description: designWords.descriptionLong(descriptionMax) }),
    ...(!findsText && said < textMin && { text: designWords.textShort(textMin) }),
    ...(!findsText && said > textMax && { text: designWords.textLong(textMax) }),
  }
}

/** Says what the sliders show: what was moved, else what the description says. */
export function shownWishes(read: ReadDescription | undefined, sliders: VoiceWishes): VoiceWishes {
  const { tones: moved, ...rest } = sliders
  const tones = { ...read?.wishes.tones, ...moved }
  return { ...read?.wishes, ...rest, tones }
}

/** Adds a tone that was moved to those moved before. */
export function withTone(sliders: VoiceWishes, tone: VoiceTone, value: number): VoiceWishes {
  return { ...sliders, tones: { ...sliders.tones, [tone]: value } }
}

/** Reads "use: stories, calm" as labels; what has no name of its own describes the voice. */
export function labelsFrom(text: string): Record<string, string> {
  const labels: Record<string, string> = {}
  for (const part of text.split(',')) {
    const [first = '', ...rest] = part.split(':')
    const [key, value] = rest.length > 0 ? [first.trim(), rest.join(':').trim()] : ['descriptive', first.trim()]
    if (key !== '' && value !== '') labels[key] = value
  }
  return labels
}
