import type { ReadDescription, VoiceWishes } from '@vireo/contracts/voice-design'

const fields = ['gender', 'age', 'pitch', 'pace', 'effort', 'language', 'accent'] as const

/**
 * Merges sliders over a description: a slider that is set counts, null leaves what the description said. Words that a
 * slider overrules are reported.
 */
export function mergeWishes(read: ReadDescription, sliders: VoiceWishes | null | undefined): ReadDescription {
  if (!sliders) return read
  const given = fields.filter((field) => sliders[field] !== undefined)
  const wishes: VoiceWishes = { ...read.wishes }
  for (const field of given) Object.assign(wishes, { [field]: sliders[field] ?? undefined })
  // An accent belongs to a language: with another language it is none.
  if (given.includes('language') && !given.includes('accent')) delete wishes.accent
  const tones = Object.entries({ ...read.wishes.tones, ...sliders.tones }).filter(([, value]) => value !== 0)
  delete wishes.tones
  if (tones.length > 0) wishes.tones = Object.fromEntries(tones)
  const sliderOf = (field: string) => {
    if (field.startsWith('tones.')) return sliders.tones?.[toneOf(field)]
    const name = given.find((one) => one === field)
    return name && sliders[name]
  }
  return {
    ...read,
    wishes: withoutUndefined(wishes),
    understood: read.understood.map((entry) =>
      entry.used && isOverruled(entry.value, sliderOf(entry.field))
        ? { ...entry, used: false, reason: 'set_by_slider' }
        : entry,
    ),
  }
}

/** Tells whether a slider overrules the words; one that stands where they put it does not. */
function isOverruled(said: string | number, slider: string | number | null | undefined): boolean {
  return slider !== undefined && slider !== said
}

function toneOf(field: string): keyof NonNullable<VoiceWishes['tones']> {
  return field.slice('tones.'.length) as keyof NonNullable<VoiceWishes['tones']>
}

function withoutUndefined(wishes: VoiceWishes): VoiceWishes {
  return Object.fromEntries(Object.entries(wishes).filter(([, value]) => value !== undefined && value !== null))
}
