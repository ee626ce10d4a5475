import { describe, expect, it } from 'vitest'
import { aPiece } from '../testing.ts'
import { createAudioShelves } from './audio-shelves.ts'
import { EngineShelf } from './engine-shelf.ts'
import type { WorkerNews, WorkerOrder } from './messages.ts'
import { SpeechRunner } from './speech-runner.ts'

const format = { codec: 'pcm', sampleRateHz: 16_000 } as const
const open = (stream: number, owner = ''): WorkerOrder => ({ order: 'open', stream, slot: stream, format, owner })
const speak = (stream: number, text = 'Words.'): WorkerOrder => ({ order: 'piece', stream, piece: aPiece(text) })

function aRunner() {
  /** How long every piece takes, as far as the runner can tell. */
  const clock = { now: 0, perPiece: 0 }
  const spoken: number[] = []
  let onPiece: () => void = () => undefined
  const runner = new SpeechRunner({
    engines: new EngineShelf({ fake: new URL('../fake-speech.ts', import.meta.url).href }, []),
    shelves: createAudioShelves(),
    now: () => clock.now,
    status: new Int32Array(3),
    cancelFlags: new Int32Array(10),
    preemptionLeadMs: Infinity,
    receive: () => [],
    send(news: WorkerNews) {
      if (news.news !== 'piece') return
      clock.now += clock.perPiece
      spoken.push(news.stream)
      onPiece()
    },
  })
  /** Resolves when so many pieces have been spoken in all. */
  const until = (count: number) =>
    new Promise<void>((resolve) => {
      onPiece = () => {
        if (spoken.length >= count) resolve()
      }
      onPiece()
    })
  return { runner, clock, spoken, until }
}

describe('what a worker speaks next', () => {
  it('is a first piece, even while another stream has run dry', async () => {
    const { runner, clock, spoken, until } = aRunner()
    runner.accept([open(1), speak(1)])
    await until(1)
    clock.now = 60_000
    runner.accept([speak(1), speak(1), open(2), speak(2), open(3), speak(3)])
    await until(5)
    expect(spoken).toEqual([1, 2, 3, 1, 1])
  })

  it('is otherwise the stream with the least audio ahead of its listener', async () => {
    const { runner, spoken, until } = aRunner()
    runner.accept([open(1), speak(1, 'A long beginning, '.repeat(20)), open(2), speak(2)])
    await until(2)
    runner.accept([speak(1), speak(2), speak(2), speak(2)])
    await until(6)
    expect(spoken).toEqual([1, 2, 2, 2, 2, 1])
  })

  it('takes turns by owner: whoever floods it only waits longer for the rest of the flood', async () => {
    const { runner, clock, spoken, until } = aRunner()
    clock.perPiece = 10
    const flood = [1, 2, 3, 4, 5, 6]
    runner.accept(flood.flatMap((stream) => [open(stream, 'loud'), speak(stream), speak(stream)]))
    await until(3)
    runner.accept([open(9, 'quiet'), speak(9), speak(9), speak(9), speak(9)])
    await until(16)
    const after = spoken.slice(spoken.indexOf(9))
    // One piece may be under way when it comes, then every second turn is its own.
    expect(spoken.indexOf(9)).toBeLessThanOrEqual(4)
    expect(after.slice(0, 8).filter((stream) => stream === 9).length).toBeGreaterThanOrEqual(4)
    expect(spoken.toSorted()).toEqual([...flood, ...flood, 9, 9, 9, 9].toSorted())
  })
})
