import type { ReadDescription, VoiceTone } from '@vireo/contracts/voice-design'

/** What goes well with an age, for descriptions that say little. */
const fitting: Readonly<Record<string, readonly VoiceTone[]>> = {
  child: ['bright', 'lively'],
  young: ['energetic', 'bright', 'crisp'],
  middle_aged: ['warm', 'rich', 'crisp', 'calm'],
  old: ['warm', 'calm', 'raspy'],
}

const extent = 0.4

/** Adds a tone that fits where a description names none; what was added is told. */
export function enhanceWishes(read: ReadDescription, seed: number): ReadDescription {
  if (Object.keys(read.wishes.tones ?? {}).length > 0) return read
  const tones = fitting[read.wishes.age ?? 'middle_aged'] ?? []
  const tone = tones[seed % tones.length]
  if (!tone) return read
  return {
    ...read,
    wishes: { ...read.wishes, tones: { [tone]: extent } },
    understood: [
      ...read.understood,
      { words: '', field: `tones.${tone}`, value: extent, used: true, reason: 'enhanced' },
    ],
  }
}
