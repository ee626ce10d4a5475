import type { CharacterAlignment } from '../../text/alignment/align-characters.ts'

/** Converts character times to whole milliseconds from the start of a sentence's own audio. */
export function messageTimes(
  times: CharacterAlignment,
  fromMs: number,
): { readonly chars: string[]; readonly startsMs: number[]; readonly durationsMs: number[] } {
  const startsMs = times.startMs.map((ms) => Math.max(0, Math.round(ms - fromMs)))
  const endsMs = times.endMs.map((ms) => Math.max(0, Math.round(ms - fromMs)))
  return {
    chars: [...times.characters],
    startsMs,
    durationsMs: endsMs.map((end, index) => Math.max(0, end - (startsMs[index] ?? end))),
  }
}
