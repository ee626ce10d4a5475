import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { writeWav } from '@vireo/audio'
import { aVoice } from '@vireo/audio/testing.ts'
import { MediaError } from '@vireo/engines'
import { afterAll, expect, it } from 'vitest'
import { createMediaToolkit } from './media-toolkit.ts'
import { makeMedia } from './testing.ts'

const toolkit = createMediaToolkit({ timeoutMs: 20_000 })
afterAll(() => toolkit.close())

const wav = writeWav(aVoice(16_000, 800), 16_000)
const names = [
  'a.mp3',
  'a.m4a',
  'a.flac',
  'a.ogg',
  'a.webm',
  'a.aiff',
  'a.aac',
  'a.caf',
  'a.avi',
  'a.ts',
  'a.wma',
  'a.wav',
]

/** Small, fast and the same every time, so that a failure can be found again. */
function aDice(seed: number): (sides: number) => number {
  let state = seed + 1
  return (sides) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0
    return Math.floor(((state ^ (state >>> 13)) >>> 0) % sides)
  }
}

const randomBytes = (roll: (sides: number) => number, length: number) => Uint8Array.from({ length }, () => roll(256))

/** Nothing that could be heard: beginnings of files, rubbish after a signature, other kinds of files. */
function hopeless(valid: readonly Uint8Array[], seed: number): Uint8Array {
  const roll = aDice(seed)
  const file = valid[roll(valid.length)] ?? wav
  const signatures = [
    'RIFF',
    'OggS',
    'fLaC',
    'FORM',
    'caff',
    'PK\x03\x04',
    '%PDF-1.7',
    '\x7fELF',
    '<!doctype html>',
    '{"a":',
  ]
  switch (seed % 5) {
    case 0:
      return file.subarray(0, roll(24))
    case 1:
      return Buffer.concat([
        Buffer.from(signatures[roll(signatures.length)] ?? '', 'latin1'),
        randomBytes(roll, 4 + roll(3000)),
      ])
    case 2:
      return new Uint8Array(roll(5000)).fill(roll(2) * 32)
    case 3:
      return new TextEncoder().encode('Lorem ipsum, dolor sit amet!\n'.repeat(1 + roll(200)))
    default:
      return randomBytes(roll, 1 + roll(1500))
  }
}

/** Real files with damage somewhere: what they give may be sound or an error. */
function damaged(valid: readonly Uint8Array[], seed: number): Uint8Array {
  const roll = aDice(seed)
  const file = (valid[roll(valid.length)] ?? wav).slice(0)
  if (seed % 3 === 0) return file.subarray(0, roll(file.length))
  const range = seed % 3 === 1 ? Math.min(200, file.length) : file.length
  for (let flips = 1 + roll(40); flips > 0; flips--) file[roll(range)] = roll(256)
  return file
}

async function validFiles(): Promise<Uint8Array[]> {
  const files: Uint8Array[] = []
  for (const name of names) files.push(await makeMedia(name, ['-i', 'in.wav'], { 'in.wav': wav }))
  return files
}

it('120 hopeless inputs give 120 errors and leave nothing behind', { timeout: 120_000 }, async () => {
  const valid = await validFiles()
  const before = await readdir(tmpdir())
  for (let seed = 0; seed < 120; seed++) {
    const bytes = hopeless(valid, seed)
    const outcome: unknown = await toolkit
      .transcode(bytes, { codec: 'wav', sampleRateHz: 16_000 })
      .catch((error: unknown) => error)
    expect(outcome, `input ${seed}`).toBeInstanceOf(MediaError)
    expect(outcome, `input ${seed}`).toMatchObject({ kind: expect.stringMatching(/^(unreadable|unsupported)$/) })
  }
  expect((await readdir(tmpdir())).filter((name) => !before.includes(name) && name.includes('media'))).toEqual([])
  expect((await toolkit.probe(wav)).durationMs).toBe(800)
})

it('120 damaged files give sound or an error, and the next file works', { timeout: 180_000 }, async () => {
  const valid = await validFiles()
  for (let seed = 0; seed < 120; seed++) {
    const bytes = damaged(valid, seed)
    const options = { maxDurationMs: 60_000 }
    const outcome: unknown = await toolkit
      .transcode(bytes, { codec: 'wav', sampleRateHz: 16_000 }, options)
      .catch((error: unknown) => error)
    const isExpected = outcome instanceof MediaError ? outcome.kind !== 'timed_out' : outcome instanceof Uint8Array
    expect(isExpected, `input ${seed}: ${String(outcome)}`).toBe(true)
  }
  expect((await toolkit.probe(wav)).durationMs).toBe(800)
})
