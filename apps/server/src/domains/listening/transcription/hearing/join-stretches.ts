import { joinPieces, separatorOf, type Token } from '@vireo/transcripts'
import type { HeardStretch } from './heard.ts'
import type { TimedWord } from './time-words.ts'

/** Times that were guessed by the length of words may lie so far from where the words are. */
const guessedS = 2.5

/** Joins what was heard in stretches: where two of them overlap, they change over at a word that both heard. */
export function joinStretches(stretches: readonly HeardStretch[]): TimedWord[] {
  const language = stretches.find((stretch) => stretch.language !== null)?.language ?? 'und'
  const pieces = stretches.map(({ fromMs, toMs, words }) => {
    const tokens = words.flatMap((word, at) => tokensOf(word, { fromMs, isFirst: at === 0 }))
    return { start: fromMs / 1000, end: toMs / 1000, tokens }
  })
  const isGuessed = stretches.some(({ timing }) => timing === 'estimated')
  return wordsOf(joinPieces(pieces, separatorOf(language), isGuessed ? guessedS : undefined))
}

function tokensOf(
  { text, startMs, endMs, joined, logprob = 0 }: TimedWord,
  { fromMs, isFirst }: { readonly fromMs: number; readonly isFirst: boolean },
): Token[] {
  const word = {
    text,
    type: 'word',
    start: (startMs - fromMs) / 1000,
    end: (endMs - fromMs) / 1000,
    logprob,
  } as const
  return isFirst || joined ? [word] : [{ text: ' ', type: 'spacing', logprob: 0 }, word]
}

function wordsOf(tokens: readonly Token[]): TimedWord[] {
  return tokens.flatMap(({ type, text, start, end, logprob }, at) => {
    if (type === 'spacing') return []
    const times = { startMs: Math.round(1000 * (start ?? 0)), endMs: Math.round(1000 * (end ?? 0)) }
    const word = { text, ...times, ...(logprob < 0 && { logprob }) }
    const isJoined = at > 0 && tokens[at - 1]?.type !== 'spacing'
    return [isJoined ? { ...word, joined: true as const } : word]
  })
}
