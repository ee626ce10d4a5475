import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createResampler, joinSamples, writeWav } from '@vireo/audio'
import { aPiece, speakHere } from '@vireo/engines/testing.ts'
import { expect, it } from 'vitest'
import { fliteBases } from './bases.ts'
import { loadSynthesizer } from './load-synthesizer.ts'

const recognizer = 'pocketsphinx_continuous'
const recognizerRateHz = 16_000
const isInstalled = spawnSync('which', [recognizer]).status === 0

/** Everyday English without names, numerals or rare words. */
const sentences = [
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

/** Loose on purpose: an old recogniser on a machine's voice. What it must notice is speech that became mush. */
const errorRateMax: Record<string, number> = { slt: 0.25, rms: 0.2, awb: 0.2, kal16: 0.25, kal: 0.4 }

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z']+/g) ?? []

/** Least number of words to insert, delete or replace. */
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

async function recording(base: string): Promise<Uint8Array> {
  const flite = await loadSynthesizer()
  const parts: Float32Array[] = []
  for (const sentence of sentences) {
    const { audio, sampleRateHz } = await speakHere(flite, aPiece(sentence, { recipe: { engine: 'flite', base } }))
    const resampler = await createResampler(sampleRateHz, recognizerRateHz)
    parts.push(resampler.process(Float32Array.from(audio, (sample) => sample / 32_768)), resampler.flush())
    parts.push(new Float32Array(recognizerRateHz / 2))
  }
  return writeWav(joinSamples(parts), recognizerRateHz)
}

async function understood(wav: Uint8Array, folder: string, name: string): Promise<string> {
  const path = join(folder, `${name}.wav`)
  await writeFile(path, wav)
  const { stdout } = await promisify(execFile)(recognizer, ['-infile', path, '-logfn', '/dev/null'])
  return stdout
}

it('is understood by a speech recogniser', { timeout: 600_000 }, async ({ skip }) => {
  if (!isInstalled) {
    process.stdout.write(`word error rate of flite: not measured, ${recognizer} is not installed\n`)
    skip()
  }
  const folder = await mkdtemp(join(tmpdir(), 'vireo-flite-'))
  try {
    const said = wordsOf(sentences.join(' '))
    for (const { name } of fliteBases) {
      const errors = editDistance(said, wordsOf(await understood(await recording(name), folder, name)))
      const rate = errors / said.length
      process.stdout.write(`word error rate of ${name}: ${(rate * 100).toFixed(1)} % of ${said.length} words\n`)
      expect(rate).toBeLessThan(errorRateMax[name] ?? 0)
    }
  } finally {
    await rm(folder, { recursive: true })
  }
})
