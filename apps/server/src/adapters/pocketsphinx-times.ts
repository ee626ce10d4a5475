import type { Recognition, RecognisedWord } from '@vireo/engines'

/** A word with its seconds and probability; which of several ways to say it was heard stands in brackets behind it. */
const timed = /^(?<word>\S+?)(?:\(\d+\))? (?<start>\d+\.\d+) (?<end>\d+\.\d+) (?<probability>\d+\.\d+)$/u
/** Silence and noise: `<s>`, `<sil>`, `</s>`, `[NOISE]`, `++COUGH++`. */
const unsaid = /^(?:<.*>|\[.*\]|\+\+.*\+\+)$/u

/**
 * Reads what `pocketsphinx_continuous -time yes` prints: after the words of each utterance a line for each of them, with its times in the
 * whole recording. Pure. See https://github.com/cmusphinx/pocketsphinx, `print_word_times`.
 */
export function readTimes(printed: string): Pick<Recognition, 'text' | 'words'> {
  const spoken: string[] = []
  const words: RecognisedWord[] = []
  for (const line of printed.split('\n').map((each) => each.trim())) {
    const { word, start, end, probability } = timed.exec(line)?.groups ?? {}
    if (word === undefined) spoken.push(...line.split(/\s+/u).filter((each) => each !== ''))
    else if (!unsaid.test(word))
      words.push({
        text: word,
        startMs: Math.round(1000 * Number(start)),
        endMs: Math.round(1000 * Number(end)),
        probability: Math.min(1, Number(probability)),
      })
  }
  return { text: spoken.join(' '), words }
}
