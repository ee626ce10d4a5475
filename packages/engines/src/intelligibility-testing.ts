import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createResampler, joinSamples, writeWav } from '@vireo/audio'
import type { RecognisedWord } from './capabilities/recognition.ts'

/** A speech recogniser that some machines have installed. */
export const recognizer = 'pocketsphinx_continuous'
const recognizerRateHz = 16_000

export const recognizerIsInstalled = (): boolean => spawnSync('which', [recognizer]).status === 0

/** Everyday English without names, numerals or rare words. */
export const everydaySentences = [
  'The weather is very nice this morning.',
  'Please close the window before you leave the room.',
  'She would like to buy a new car next year.',
  'We walked along the river until it was dark.',
  'There are many different ways to solve this problem.',
  'My brother works in a hospital near the station.',
  'I have never seen such a beautiful garden.',
  'The children are playing football behind the school.',
  'Could you tell me where the nearest bank is?',
  'He put the book on the table and went to bed.',
]

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z']+/g) ?? []

/** Counts the fewest words to insert, delete or replace. */
function editDistance(one: readonly string[], other: readonly string[]): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [index, word] of one.entries()) {
    const next = [index + 1]
    for (const [at, candidate] of other.entries()) {
      const replaced = (row[at] ?? 0) + (word === candidate ? 0 : 1)
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** Measures the share of words of sentences that a recogniser gets wrong when `speak` says them. */
export async function wordErrorRate(
  speak: (sentence: string) => Promise<{ readonly samples: Float32Array; readonly sampleRateHz: number }>,
  sentences: readonly string[] = everydaySentences,
): Promise<number> {
  const parts: Float32Array[] = []
  for (const sentence of sentences) {
    const { samples, sampleRateHz } = await speak(sentence)
    const resampler = await createResampler(sampleRateHz, recognizerRateHz)
    parts.push(resampler.process(samples), resampler.flush(), new Float32Array(recognizerRateHz / 2))
  }
  const said = sentences.join(' ')
  const heard = await heardIn(joinSamples(parts), recognizerRateHz)
  return countWrongWords(said, heard.map(({ text }) => text).join(' ')) / wordsOf(said).length
}

/** Counts how many words have to be put in, left out or replaced in what was heard to get what was said. */
export function countWrongWords(said: string, heard: string): number {
  return editDistance(wordsOf(said), wordsOf(heard))
}

/** A word, how it was pronounced, where there are several ways, when it begins and ends, and how sure that is. */
const timedWord = /^([a-z'.-]+)(?:\(\d+\))? (\d+\.\d+) (\d+\.\d+) \d+\.\d+$/gmu

/** Lets the recogniser hear a sound of any length, and answers its words with their times. */
export async function heardIn(samples: Float32Array, sampleRateHz: number): Promise<RecognisedWord[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vireo-heard-'))
  try {
    const path = join(folder, 'speech.wav')
    await writeFile(path, writeWav(samples, sampleRateHz))
    const options = ['-infile', path, '-logfn', '/dev/null', '-time', 'yes']
    const { stdout } = await promisify(execFile)(recognizer, options)
    return [...stdout.matchAll(timedWord)].map(([, text = '', start, end]) => {
      return { text, startMs: Math.round(Number(start) * 1000), endMs: Math.round(Number(end) * 1000) }
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}
