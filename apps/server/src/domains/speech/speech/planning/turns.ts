import type { SpeakableVoice } from '#voices/speaking/index.ts'

/** One line of a dialogue: the stretch of a script's text that one voice says. Offsets are UTF-16 code units. */
export type Turn = {
  /** Which of the caller's lines this is; a line that comes in parts keeps its number. */
  readonly inputIndex: number
  readonly voice: Pick<SpeakableVoice, 'voiceId' | 'name' | 'category'>
  readonly start: number
  readonly end: number
}

/** What was said of a line, and by whom. */
export type SpokenTurn = Pick<Turn, 'inputIndex' | 'voice'> & { readonly text: string }

/** Returns the lines in the spoken part of a script; leaves out those of which nothing was said. */
export function spokenTurnsOf(turns: readonly Turn[], spokenText: string): SpokenTurn[] {
  return turns
    .map(({ inputIndex, voice, start, end }) => ({ inputIndex, voice, text: spokenText.slice(start, end) }))
    .filter(({ text }) => text !== '')
}

/** Joins the parts of lines that were said one after the other. */
export function joinTurns(parts: readonly SpokenTurn[]): SpokenTurn[] {
  const joined: SpokenTurn[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last?.inputIndex === part.inputIndex) joined[joined.length - 1] = { ...last, text: last.text + part.text }
    else joined.push(part)
  }
  return joined
}
