import { createEncoder, type OutputFormat } from '@vireo/audio'
import { describe, expect, it } from 'vitest'
import { StreamAudio } from './stream-audio.ts'

const format: OutputFormat = { codec: 'pcm', sampleRateHz: 8000 }

async function aStream() {
  const clock = { now: 0 }
  const blocks: Uint8Array[] = []
  const encoder = await createEncoder(format, format.sampleRateHz)
  const audio = new StreamAudio(
    { encoder },
    format,
    (bytes) => blocks.push(bytes),
    () => clock.now,
  )
  return { audio, blocks, clock }
}

describe('the audio of a stream', () => {
  it('asks for blocks of 60 ms that double up to half a second', async () => {
    const { audio } = await aStream()
    const asked = Array.from({ length: 6 }, () => {
      const { blockMs } = audio
      audio.write(new Float32Array(8))
      return blockMs
    })
    expect(asked).toEqual([60, 120, 240, 480, 500, 500])
  })

  it('knows how far its listener is behind', async () => {
    const { audio, clock } = await aStream()
    expect(audio.leadMs).toBe(0)
    clock.now = 400
    audio.write(new Float32Array(8000))
    expect([audio.durationMs, audio.leadMs]).toEqual([1000, 1000])
    clock.now = 1700
    expect(audio.leadMs).toBe(-300)
  })

  it('pauses exactly, and stops pausing when it is cancelled', async () => {
    const { audio, blocks } = await aStream()
    audio.writeSilence(1234, () => false)
    expect(Buffer.concat(blocks)).toEqual(Buffer.alloc(1234 * 8 * 2))
    let asked = 0
    audio.writeSilence(3_600_000, () => ++asked > 2)
    expect(audio.durationMs).toBe(2234)
  })

  it('hands out buffers that hold nothing else, so that they can be given away', async () => {
    const { audio, blocks } = await aStream()
    audio.write(new Float32Array(100))
    expect(blocks.every((block) => block.byteLength === block.buffer.byteLength)).toBe(true)
  })

  it('measures its loudness every 50 ms, piece by piece', async () => {
    const { audio } = await aStream()
    audio.write(new Float32Array(500).fill(-0.5))
    audio.write(new Float32Array(340).fill(0.25))
    expect(audio.takeLevels()).toEqual([50, 50, 25])
    expect(audio.takeLevels()).toEqual([])
    audio.write(new Float32Array(400).fill(2))
    expect(audio.takeLevels()).toEqual([100])
  })
})
