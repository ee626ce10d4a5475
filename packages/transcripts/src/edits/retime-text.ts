import { withTimes, type TimedToken } from '../model/time.ts'
import { textOf, type Seconds, type Token } from '../model/token.ts'
import { cutText, type Cut } from './cut-text.ts'
import { diffWords } from './diff-words.ts'
import { untouchedAround } from './untouched-around.ts'

/**
 * Gives corrected text the times of what it corrects. Words that stay keep all they have, being the same objects; changed
 * words share the time of those they replace by their length; new ones get the pause they were put into. Somebody wrote
 * them, so they are certain.
 */
export function retimeText(tokens: readonly Token[], text: string): readonly Token[] {
  if (textOf(tokens) === text) return tokens
  const { head, tail } = untouchedAround(tokens, text)
  const last = tokens.length - tail
  const kept = { before: tokens.slice(0, head), after: tokens.slice(last) }
  const fresh = text.slice(textOf(kept.before).length, text.length - textOf(kept.after).length)
  const timed = withTimes(tokens)
  const around = {
    from: timed[head - 1]?.end ?? timed[head]?.start ?? 0,
    to: timed[last]?.start ?? timed[last - 1]?.end ?? 0,
  }
  const old = tokens.slice(head, last)
  const middle = retimed({ old, timed: timed.slice(head, last), cuts: cutText(fresh, eventsOf(old)), around })
  return withSpacing([...kept.before, ...middle, ...kept.after], tokens[0]?.speaker_id ?? null)
}

type Task = {
  readonly old: readonly Token[]
  readonly timed: readonly TimedToken[]
  readonly cuts: readonly Cut[]
  readonly around: Span
}
type Span = { readonly from: Seconds; readonly to: Seconds }

/** Goes from one word that stays to the next, and times what is new between them. */
function retimed({ old, timed, cuts, around }: Task): Token[] {
  const oldWords = old.flatMap((token, at) => (token.type === 'spacing' ? [] : [{ token, timed: timed[at] ?? token }]))
  const words = cuts.filter((cut) => !cut.isSpacing)
  const same = diffWords(
    oldWords.map(({ token }) => token.text),
    words.map(({ text }) => text),
  )
  const tokens: Token[] = []
  let [fromOld, fromNew, reached] = [0, 0, around.from]
  for (const next of [...same, { old: oldWords.length, new: words.length }]) {
    const stays = oldWords[next.old]
    const replaced = oldWords.slice(fromOld, next.old).map((each) => each.timed)
    const span = { from: reached, to: stays?.timed.start ?? around.to }
    tokens.push(...timeWords(words.slice(fromNew, next.new), replaced, span))
    if (stays !== undefined) {
      tokens.push(stays.token)
      reached = stays.timed.end ?? reached
    }
    ;[fromOld, fromNew] = [next.old + 1, next.new + 1]
  }
  return inOrder(cuts, tokens)
}

function timeWords(words: readonly Cut[], replaced: readonly Token[], { from, to }: Span): Token[] {
  const [first, last] = [replaced[0], replaced.at(-1)]
  const begin = first?.start ?? from
  const lasts = Math.max(0, (last?.end ?? to) - begin)
  const total = words.reduce((sum, { text }) => sum + text.length, 0)
  let before = 0
  return words.map(({ text }, at) => {
    const own = words.length === replaced.length ? replaced[at] : undefined
    const start = own?.start ?? begin + (lasts * before) / total
    before += text.length
    return {
      text,
      type: 'word',
      start,
      end: own?.end ?? begin + (lasts * before) / total,
      speaker_id: (own ?? first)?.speaker_id ?? null,
      logprob: 0,
    }
  })
}

/** Puts the spacing of the new text between its words; how long it lasts is known when all are together. */
function inOrder(cuts: readonly Cut[], words: readonly Token[]): Token[] {
  let at = 0
  return cuts.flatMap((cut) => {
    if (cut.isSpacing) return [{ text: cut.text, type: 'spacing', logprob: 0 }]
    const word = words[at++]
    return word === undefined ? [] : [word]
  })
}

function withSpacing(tokens: readonly Token[], speaker: string | null): Token[] {
  const spoken = tokens.map((token) =>
    typeof token.speaker_id === 'string' || speaker === null ? token : { ...token, speaker_id: speaker },
  )
  return spoken.map((token, at) => {
    if (token.type !== 'spacing' || token.start !== undefined) return token
    const [before, after] = [spoken[at - 1], spoken[at + 1]]
    return { ...token, start: before?.end ?? after?.start ?? null, end: after?.start ?? before?.end ?? null }
  })
}

function eventsOf(tokens: readonly Token[]): string[] {
  return tokens.filter(({ type }) => type === 'audio_event').map(({ text }) => text)
}
