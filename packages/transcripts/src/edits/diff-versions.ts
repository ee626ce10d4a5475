import type { Transcript } from '../model/transcript.ts'

/** A run of words that both versions have, that is gone, or that is new. */
export type Change = { readonly kind: 'same' | 'gone' | 'new'; readonly words: readonly string[] }

/** What ends a paragraph among the words of a version. */
export const paragraphEnd = '\n'
/** Beyond so many changed words a passage counts as written anew: nobody reads such a comparison word by word. */
const stepsMost = 600

/** Lists what a transcript says as words that can be compared, each paragraph with who speaks it. */
export function wordsOfVersion({ speakers, paragraphs }: Transcript): string[] {
  const names = new Map(speakers.map(({ id, name }) => [id, name]))
  return paragraphs.flatMap(({ speaker_id: speaker, tokens }, at) => [
    ...(at === 0 ? [] : [paragraphEnd]),
    ...(speaker === null ? [] : [`${names.get(speaker) ?? speaker}:`]),
    ...tokens.flatMap(({ type, text }) => (type === 'spacing' ? [] : [text])),
  ])
}

/**
 * Compares two versions word by word: the fewest words that go and come, as far as there are not more than `most`. What both begin and
 * end with is found in any case.
 */
export function diffVersions(olds: readonly string[], news: readonly string[], most = stepsMost): Change[] {
  let from = 0
  while (from < olds.length && from < news.length && olds[from] === news[from]) from++
  let back = 0
  while (back < olds.length - from && back < news.length - from && olds.at(-1 - back) === news.at(-1 - back)) back++
  const [oldEnd, newEnd] = [olds.length - back, news.length - back]
  return joined([
    { kind: 'same', words: olds.slice(0, from) },
    ...between(olds.slice(from, oldEnd), news.slice(from, newEnd), most),
    { kind: 'same', words: olds.slice(oldEnd) },
  ])
}

/** Walks the shortest way from one text to another (Myers, 1986), keeping where each number of steps led. */
function between(olds: readonly string[], news: readonly string[], most: number): Change[] {
  const number = numbering()
  const [oldNumbers, newNumbers] = [number(olds), number(news)]
  // Where each lead of the old text over the new one got to: typed, as this is walked some hundred thousand times.
  const middle = most + 1
  const reached = new Int32Array(2 * middle + 1).fill(-1)
  reached[middle + 1] = 0
  const trail: Int32Array[] = []
  for (let steps = 0; steps <= Math.min(most, olds.length + news.length); steps++) {
    trail.push(reached.slice(middle - steps - 1, middle + steps + 2))
    for (let lead = -steps; lead <= steps; lead += 2) {
      let old = beginOf(reached, middle, lead, steps)
      while (old < olds.length && old - lead < news.length && oldNumbers[old] === newNumbers[old - lead]) old++
      reached[middle + lead] = old
      if (old >= olds.length && old - lead >= news.length) return wayBack(trail, olds, news)
    }
  }
  return [
    { kind: 'gone', words: olds },
    { kind: 'new', words: news },
  ]
}

/** Gives each word a number, so that two of them are compared at once however long they are. */
function numbering(): (words: readonly string[]) => Int32Array {
  const numbers = new Map<string, number>()
  return (words) =>
    Int32Array.from(words, (word) => {
      const number = numbers.get(word) ?? numbers.size
      numbers.set(word, number)
      return number
    })
}

/** Tells where a step begins: behind a word that came, or behind one that went, whichever is further. */
function beginOf(reached: Int32Array, middle: number, lead: number, steps: number): number {
  const came = reached[middle + lead + 1] ?? -1
  return isCome(reached, middle, lead, steps) ? came : (reached[middle + lead - 1] ?? -1) + 1
}

function isCome(reached: Int32Array, middle: number, lead: number, steps: number): boolean {
  const [came, went] = [reached[middle + lead + 1] ?? -1, reached[middle + lead - 1] ?? -1]
  return lead === -steps || (lead !== steps && went < came)
}

function wayBack(trail: readonly Int32Array[], olds: readonly string[], news: readonly string[]): Change[] {
  const changes: Change[] = []
  let [old, fresh] = [olds.length, news.length]
  for (const [steps, reached] of [...trail.entries()].toReversed()) {
    const [lead, middle] = [old - fresh, steps + 1]
    const isNew = isCome(reached, middle, lead, steps)
    const before = isNew ? lead + 1 : lead - 1
    const beforeOld = steps === 0 ? 0 : (reached[middle + before] ?? 0)
    const beforeNew = steps === 0 ? 0 : beforeOld - before
    while (old > beforeOld && fresh > beforeNew) {
      changes.push({ kind: 'same', words: [olds[old - 1] ?? ''] })
      old--
      fresh--
    }
    if (steps === 0) break
    changes.push(
      isNew ? { kind: 'new', words: [news[fresh - 1] ?? ''] } : { kind: 'gone', words: [olds[old - 1] ?? ''] },
    )
    ;[old, fresh] = [beforeOld, beforeNew]
  }
  return changes.toReversed()
}

/** Makes one run of neighbours of a kind, what is gone before what came in its place. */
function joined(changes: readonly Change[]): Change[] {
  const runs: { kind: Change['kind']; words: string[] }[] = []
  for (const { kind, words } of changes) {
    if (words.length === 0) continue
    const [last, before] = [runs.at(-1), runs.at(-2)]
    if (last?.kind === kind) last.words.push(...words)
    else if (kind === 'gone' && last?.kind === 'new' && before?.kind === 'gone') before.words.push(...words)
    else if (kind === 'gone' && last?.kind === 'new') runs.splice(-1, 0, { kind, words: [...words] })
    else runs.push({ kind, words: [...words] })
  }
  return runs
}
