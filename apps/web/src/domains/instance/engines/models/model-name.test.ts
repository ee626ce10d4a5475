import { expect, test } from 'vitest'
import { z } from 'zod'

import { licenceOf, modelName } from './model-name.ts'
import { modelPurpose } from './purposes/model-purpose.ts'
import { purposesGerman } from './purposes/words.de.ts'
import { purposeWords } from './purposes/words.ts'
import { modelsGerman } from './words.de.ts'
import { modelWords } from './words.ts'

const catalogue = import.meta.glob('../../../../../../server/src/models/known-models.json', {
  eager: true,
  import: 'default',
})
const models = z
  .array(
    z.object({
      name: z.string(),
      purpose: z.string(),
      licence: z.object({ name: z.string(), notes: z.string(), url: z.string() }),
    }),
  )
  .parse(Object.values(catalogue)[0])

test('every model of the catalogue has a name of its own and says what it is for, in both languages', () => {
  const ids = models.map(({ name }) => name)
  for (const said of [modelWords, modelsGerman]) {
    expect(Object.keys(said.names)).toEqual(ids)
    expect(new Set(Object.values(said.names)).size).toBe(ids.length)
  }
  for (const { purposes } of [purposeWords, purposesGerman]) expect(Object.keys(purposes)).toEqual(ids)
  expect(models.map(modelPurpose)).toEqual(models.map(({ purpose }) => purpose))
  expect(models.map(modelName).filter((name) => ids.includes(name))).toEqual([])
})

test('a model that the catalogue does not know is shown as its manifest says', () => {
  const own = { name: 'hum', purpose: 'Two voices that hum.' }
  expect([modelName(own), modelPurpose(own)]).toEqual(['hum', 'Two voices that hum.'])
})

test('what stands beside a licence is said in both languages, and names of licences stay what they are', () => {
  const notes = models.map(({ licence }) => licence.notes)
  for (const said of [modelWords, modelsGerman]) expect(Object.keys(said.licenceNotes)).toEqual([...new Set(notes)])
  expect(models.map(licenceOf)).toEqual(models.map(({ licence }) => licence))
  const own = { name: 'Own-1.0', notes: 'By us.', url: 'https://example.test' }
  expect(licenceOf({ licence: own })).toEqual(own)
})
