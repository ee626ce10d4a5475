import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { chooseVoices, keptVoices, readChosenVoices, voicesAmong } from './chosen-voices.ts'
import { removeModel } from './model-store.ts'
import { readTrials, writeTrial } from './trials.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vireo-voices-'))
})
afterEach(() => rm(folder, { recursive: true }))

const model = (name: string, count = 30) => ({
  name,
  speakers: Array.from({ length: count }, (_, at) => ({
    base: `${name}:${at}`,
    name: `${at}`,
    locale: 'en-US',
    gender: undefined,
    accent: undefined,
  })),
})

const trial = {
  at: new Date(0),
  realTimeFactor: 0.1,
  firstSoundMs: undefined,
  memoryBytes: undefined,
  wordErrorRate: undefined,
}

test('choices made at once are all kept', async () => {
  const models = Array.from({ length: 8 }, (_, at) => model(`hum-${at}`))
  await Promise.all(models.map((one) => chooseVoices(folder, one, [`${one.name}:7`])))
  expect(Object.keys(await readChosenVoices(folder)).toSorted()).toEqual(models.map(({ name }) => name))
  expect(await readdir(folder)).toEqual([keptVoices.file])
})

test('what cannot be read is no choice, and is not written over', async () => {
  await writeFile(path.join(folder, keptVoices.file), '{"hum": ["hum:1"')
  expect(await readChosenVoices(folder)).toEqual({})
  await expect(chooseVoices(folder, model('hum'), ['hum:2'])).rejects.toThrow('cannot be read')
  expect(await readFile(path.join(folder, keptVoices.file), 'utf8')).toBe('{"hum": ["hum:1"')
})

test('another model of the same name begins with its first voices', async () => {
  await chooseVoices(folder, model('hum'), ['hum:29'])
  const smaller = model('hum', 3)
  expect(voicesAmong(smaller, await readChosenVoices(folder))).toEqual(smaller.speakers)
  await writeTrial(folder, 'hum', { ...trial, gains: { 'hum:29': -3 } })
  await removeModel(folder, 'hum')
  expect([await readChosenVoices(folder), await readTrials(folder)]).toEqual([{}, new Map()])
})

test('trials that end at once are all kept, with what was measured of other voices', async () => {
  await writeTrial(folder, 'hum', { ...trial, gains: { 'hum:1': -1 } })
  await Promise.all([
    writeTrial(folder, 'hum', { ...trial, gains: { 'hum:2': -2 } }),
    writeTrial(folder, 'buzz', { ...trial, gains: {} }),
  ])
  const trials = await readTrials(folder)
  expect([...trials.keys()]).toEqual(['hum', 'buzz'])
  expect(trials.get('hum')?.gains).toEqual({ 'hum:1': -1, 'hum:2': -2 })
})
