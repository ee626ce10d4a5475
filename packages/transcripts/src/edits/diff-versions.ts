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

/** Compares two versions word by word: the fewest words that go and come, as far as there are not too many. */
export function diffVersions(olds: readonly string[], news: readonly string[]): Change[] {
  let from = 0
  while (from < olds.length && from < news.length && olds[from] === news[from]) from++
  let back = 0
  while (back < olds.length - from && back < news.length - from && olds.at(-1 - back) === news.at(-1 - back)) back++
  const [oldEnd, newEnd] = [olds.length - back, news.length - back]
  return joined([
    { kind: 'same', words: olds.slice(0, from) },
    ...between(olds.slice(from, oldEnd), news.slice(from, newEnd)),
    { kind: 'same', words: olds.slice(oldEnd) },
  ])
}

/** Walks the shortest way from one text to another (Myers, 1986), keeping where each number of steps led. */
function between(olds: readonly string[], news: readonly string[]): Change[] {
  const reached = new Map<number, number>([[1, 0]])
  const trail: ReadonlyMap<number, number>[] = []
  for (let steps = 0; steps <= Math.min(stepsMost, olds.length + news.length); steps++) {
    trail.push(new Map(reached))
    for (let lead = -steps; lead <= steps; lead += 2) {
      let old = beginOf(reached, lead, steps)
      while (old < olds.length && old - lead < news.length && olds[old] === news[old - lead]) old++
      reached.set(lead, old)
      if (old >= olds.length && old - lead >= news.length) return wayBack(trail, olds, news)
    }
  }
  return [
    { kind: 'gone', words: olds },
    { kind: 'new', words: news },
  ]
}

/** Tells where a step begins: behind a word that came, or behind one that went, whichever is further. */
function beginOf(reached: ReadonlyMap<number, number>, lead: number, steps: number): number {
  const [came, went] = [reached.get(lead + 1) ?? -1, reached.get(lead - 1) ?? -1]
  return lead === -steps || (lead !== steps && went < came) ? came : went + 1
}

function wayBack(
  trail: readonly ReadonlyMap<number, number>[],
  olds: readonly string[],
  news: readonly string[],
): Change[] {
  const changes: Change[] = []
  let [old, fresh] = [olds.length, news.length]
  for (const [steps, reached] of [...trail.entries()].toReversed()) {
    const lead = old - fresh
    const isNew = lead === -steps || (lead !== steps && (reached.get(lead - 1) ?? -1) < (reached.get(lead + 1) ?? -1))
    const before = isNew ? lead + 1 : lead - 1
    const beforeOld = steps === 0 ? 0 : (reached.get(before) ?? 0)
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
