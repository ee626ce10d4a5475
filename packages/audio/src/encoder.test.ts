import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEncoder, type AudioEncoder } from './encoder.ts'
import { joinBytes } from './join.ts'
import { parseOutputFormat, type OutputFormat } from './output-format.ts'
import { aVoice, cutAt } from './testing.ts'
import { adoptAudioModules, loadAudioModules } from './wasm/audio-modules.ts'

const names = [
  'mp3_22050_32',
  'mp3_24000_48',
  'mp3_44100_32',
  'mp3_44100_64',
  'mp3_44100_96',
  'mp3_44100_128',
  'mp3_44100_192',
  'pcm_16000',
  'pcm_44100',
  'wav_44100',
  'ulaw_8000',
  'alaw_8000',
  'opus_48000_32',
  'opus_48000_64',
  'opus_48000_96',
  'opus_48000_128',
  'opus_48000_192',
]

function formatOf(name: string): OutputFormat {
  const format = parseOutputFormat(name)
  if (!format) throw new Error(`${name} is no format`)
  return format
}

function encodeAll(encoder: AudioEncoder, chunks: readonly Float32Array[]): Uint8Array {
  return joinBytes([...chunks.map((chunk) => encoder.encode(chunk)), encoder.finish()])
}

/** A hundred thousand numbers are compared as bytes: one at a time takes a hundred times as long. */
function expectSameBytes(actual: Uint8Array, expected: Uint8Array): void {
  expect(actual.length).toBe(expected.length)
  expect(Buffer.compare(actual, expected)).toBe(0)
}

const voice = aVoice(22_050, 700)

describe.each(names)('%s', (name) => {
  it('writes the same bytes however the stream is cut, and again after a reset', async () => {
    const encoder = await createEncoder(formatOf(name), 22_050)
    const whole = encodeAll(encoder, [voice])
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(voice.length), { maxLength: 40 }), async (places) => {
        await encoder.reset()
        expectSameBytes(encodeAll(encoder, cutAt(voice, places)), whole)
      }),
      { numRuns: 12 },
    )
  })

  it('is as new after being abandoned in the middle of another stream', async () => {
    const fresh = encodeAll(await createEncoder(formatOf(name), 22_050), [voice])
    const pooled = await createEncoder(formatOf(name), 22_050)
    pooled.encode(aVoice(22_050, 333).map((sample) => -sample))
    await pooled.reset()
    expectSameBytes(encodeAll(pooled, [voice]), fresh)
  })

  it('hands out arrays that can be transferred away', async () => {
    const encoder = await createEncoder(formatOf(name), 22_050)
    const chunks = [encoder.encode(voice), encoder.encode(voice), encoder.finish()]
    for (const chunk of chunks) {
      expect(chunk.byteLength).toBe(chunk.buffer.byteLength)
      structuredClone(chunk, { transfer: [chunk.buffer] })
    }
    await encoder.reset()
    expect(encodeAll(encoder, [voice]).length).toBeGreaterThan(0)
  })
})

it('starts sending early: bytes within 100 ms of sound for every format', async () => {
  for (const name of names) {
    const encoder = await createEncoder(formatOf(name), 16_000)
    expect(encoder.encode(aVoice(16_000, 100)).length, name).toBeGreaterThan(0)
  }
})

it('refuses to go on after finish, until it is reset', async () => {
  const encoder = await createEncoder(formatOf('pcm_16000'), 16_000)
  encoder.finish()
  expect(() => encoder.encode(voice)).toThrow(/reset/)
  expect(() => encoder.finish()).toThrow(/reset/)
  await encoder.reset()
  expect(encoder.encode(voice).length).toBe(voice.length * 2)
})

it('refuses formats that do not exist', async () => {
  await expect(createEncoder({ codec: 'opus', sampleRateHz: 44_100, bitrateKbps: 64 }, 16_000)).rejects.toThrow(
    RangeError,
  )
  await expect(createEncoder({ codec: 'mp3', sampleRateHz: 44_100, bitrateKbps: 33 }, 16_000)).rejects.toThrow(
    /bitrate/i,
  )
  await expect(createEncoder({ codec: 'mp3', sampleRateHz: 12_345, bitrateKbps: 64 }, 16_000)).rejects.toThrow(/rate/i)
})

it('interleaves any number of streams on one thread', async () => {
  const format = formatOf('opus_48000_64')
  const alone = encodeAll(await createEncoder(format, 22_050), [voice])
  const encoders = await Promise.all(Array.from({ length: 5 }, () => createEncoder(format, 22_050)))
  const outputs = encoders.map((): Uint8Array[] => [])
  for (const chunk of cutAt(voice, [1000, 5000, 5001, 9000])) {
    encoders.forEach((encoder, at) => outputs[at]?.push(encoder.encode(chunk)))
  }
  encoders.forEach((encoder, at) => outputs[at]?.push(encoder.finish()))
  for (const output of outputs) expect(joinBytes(output)).toEqual(alone)
})

it('keeps its memory through hundreds of pooled streams', async () => {
  const encoder = await createEncoder(formatOf('mp3_44100_128'), 22_050)
  const first = encodeAll(encoder, [voice])
  for (let round = 0; round < 300; round++) {
    await encoder.reset()
    encodeAll(encoder, [voice.subarray(0, 3000)])
  }
  await encoder.reset()
  expect(encodeAll(encoder, [voice])).toEqual(first)
})

it('runs on code that another thread compiled', async () => {
  const before = encodeAll(await createEncoder(formatOf('mp3_44100_64'), 16_000), [voice])
  const { port1, port2 } = new MessageChannel()
  port1.postMessage(await loadAudioModules())
  const arrived = receiveMessageOnPort(port2)
  adoptAudioModules(arrived?.message)
  port1.close()
  expect(encodeAll(await createEncoder(formatOf('mp3_44100_64'), 16_000), [voice])).toEqual(before)
})
