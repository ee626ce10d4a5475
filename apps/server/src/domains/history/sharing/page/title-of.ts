import type { HistoryRow } from '#history'

const titleMax = 80
/** What turns the text behind it around until something ends that: a title could turn the name of who shares it. */
const turns = /[\u202A-\u202E\u2066-\u2069]/gu

/** Returns a text in which nothing changes the direction of what stands around it. */
export function withoutTurns(text: string): string {
  return text.replaceAll(turns, '')
}

/** Names a recording by how it begins; undefined where nothing of it is written. */
export function titleOf({ text, dialogue }: Pick<HistoryRow, 'text' | 'dialogue'>): string | undefined {
  const said = withoutTurns(text ?? dialogue?.map((line) => line.text).join(' ') ?? '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
  const characters = [...said]
  if (characters.length === 0) return undefined
  return characters.length <= titleMax ? said : `${characters.slice(0, titleMax).join('').trimEnd()}…`
}

/** Names who is heard, once each; undefined where nobody is known. */
export function voicesOf({
  voice_name: name,
  dialogue,
}: Pick<HistoryRow, 'voice_name' | 'dialogue'>): string | undefined {
  const names = dialogue ? dialogue.map((line) => line.voice_name) : [name ?? '']
  return withoutTurns([...new Set(names.filter(Boolean))].join(', ')) || undefined
}
