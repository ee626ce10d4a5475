import { everydaySentences, recognizer, recognizerIsInstalled, wordErrorRate } from '@vireo/engines/testing.ts'
import { afterAll, expect, test } from 'vitest'
import { libraryVoices } from '../../apps/server/src/domains/voices/voices/library/library.ts'
import { libraryPiece, ownRateHz } from './library-piece.ts'
import { openEngines } from './open-engines.ts'
import { speakAlone } from './speak-alone.ts'

const engine = openEngines(1)
afterAll(() => engine.close())

/** One of each base, and those whose recipes bend it the most; `npm run bench -- engines` listens to all. */
const heard = ['Clara', 'Edith', 'Hector', 'Toby', 'Angus', 'Milo']
const sentences = everydaySentences.slice(0, 5)
/** Of a hundred words. */
const wrongMax = 15

test.each(heard)('what %s says is understood by a recogniser', async (name) => {
  if (!recognizerIsInstalled()) {
    process.stdout.write(`words of ${name} that are understood: not measured, ${recognizer} is not installed\n`)
    return
  }
  const voice = libraryVoices.find((each) => each.name === name)
  if (!voice) throw new Error(`there is no ${name}`)
  let seed = 1
  const rate = await wordErrorRate(
    (sentence) => speakAlone(engine, libraryPiece(voice, sentence, seed++), ownRateHz(voice)),
    sentences,
  )
  process.stdout.write(`word error rate of ${name} by ${recognizer}: ${(100 * rate).toFixed(1)} %\n`)
  expect(100 * rate).toBeLessThanOrEqual(wrongMax)
})

test('which recognisers are not among them is said', () => {
  const others =
    'neural recognisers: not measured, the suite installs none; npm run vireo models test MODEL measures one'
  process.stdout.write(`${others}\n`)
  expect(heard).toHaveLength(6)
})
