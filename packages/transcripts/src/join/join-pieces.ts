import { withTimes, type TimedToken } from '../model/time.ts'
import { spacingBetween, type Seconds, type Token } from '../model/token.ts'
import { matchWords, middle } from './match-words.ts'

/** What was heard in a part of a recording; the times of its tokens begin with it. */
export type Piece = { readonly start: Seconds; readonly end: Seconds; readonly tokens: readonly Token[] }

/** A word with the spacing that its piece had before it; the first of a piece has none. */
type Unit = { readonly lead: readonly TimedToken[]; readonly word: TimedToken; readonly isFirst: boolean }

/**
 * Joins what was heard in pieces, with times of the whole. Pieces cut in silence follow each other; where they overlap, they
 * change over at a word that both heard, best in the middle of what is common, so that words cut by an edge are left to the
 * piece that has them whole. `separator` stands where pieces meet; `toleranceS` is how far the same word may lie apart in two pieces,
 * which is more where its times are guesses.
 */
export function joinPieces(pieces: readonly Piece[], separator = ' ', toleranceS?: Seconds): Token[] {
  let joined: Unit[] = []
  let reached: Seconds = 0
  for (const piece of pieces.toSorted((one, other) => one.start - other.start)) {
    const next = unitsOf(piece)
    joined =
      piece.start < reached
        ? changeOver(joined, next, { from: piece.start, to: reached, toleranceS })
        : [...joined, ...next]
    reached = Math.max(reached, piece.end)
  }
  return written(joined, separator)
}

/** Takes some of the end of `before` and the rest of `after`, in which `common` was heard by both. */
function changeOver(
  before: readonly Unit[],
  after: readonly Unit[],
  common: { readonly from: Seconds; readonly to: Seconds; readonly toleranceS: Seconds | undefined },
): Unit[] {
  const half = (common.from + common.to) / 2
  // What was given without exact times may lie a little outside.
  const firstCommon = before.findLastIndex(({ word }) => word.end < common.from - 1) + 1
  const lateCommon = after.findIndex(({ word }) => word.start > common.to + 1)
  const heads = lateCommon < 0 ? after : after.slice(0, lateCommon)
  const matches = matchWords(
    before.slice(firstCommon).map(({ word }) => word),
    heads.map(({ word }) => word),
    common.toleranceS,
  )
  const distance = ({ one }: { readonly one: number }) => {
    const word = before[firstCommon + one]?.word
    return word === undefined ? Infinity : Math.abs(middle(word) - half)
  }
  const [best] = matches.toSorted((one, other) => distance(one) - distance(other))
  if (best !== undefined) return [...before.slice(0, firstCommon + best.one + 1), ...after.slice(best.other + 1)]
  return [...before.filter(({ word }) => middle(word) <= half), ...after.filter(({ word }) => middle(word) > half)]
}

function unitsOf({ start, tokens }: Piece): Unit[] {
  const units: Unit[] = []
  let lead: TimedToken[] = []
  for (const token of withTimes(tokens).map((each) => moved(each, start))) {
    if (token.type === 'spacing') {
      if (units.length > 0) lead.push(token)
      continue
    }
    units.push({ lead, word: token, isFirst: units.length === 0 })
    lead = []
  }
  return units
}

function moved(token: TimedToken, by: Seconds): TimedToken {
  const later = (time: Seconds | null | undefined) => (time === null || time === undefined ? time : time + by)
  return {
    ...token,
    start: token.start + by,
    end: token.end + by,
    ...(token.characters && {
      characters: token.characters.map((each) => ({ ...each, start: later(each.start), end: later(each.end) })),
    }),
  }
}

function written(units: readonly Unit[], separator: string): Token[] {
  const tokens: Token[] = []
  let reached: Seconds = 0
  for (const { lead, word, isFirst } of units) {
    const before = tokens.at(-1)
    // A word heard twice has two beginnings: time never runs backwards.
    const start = Math.max(reached, word.start)
    const placed = { ...word, start, end: Math.max(start, word.end) }
    if (before !== undefined) tokens.push(...spacingOf(lead, before, placed, isFirst ? separator : ''))
    tokens.push(placed)
    reached = placed.end
  }
  return tokens
}

function spacingOf(lead: readonly TimedToken[], before: Token, after: Token, separator: string): Token[] {
  const text = lead.length > 0 ? lead.map((token) => token.text).join('') : separator
  return text === '' ? [] : [spacingBetween(before, after, text)]
}
