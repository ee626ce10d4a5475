import { describe, expect, it } from 'vitest'
import { aPiece } from '../testing.ts'
import { createAudioShelves } from './shelves/audio-shelves.ts'
import { EngineShelf } from './shelves/engine-shelf.ts'
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

  /** Turns of a stream of its own from when it came, beside an owner with some streams that began before. */
  async function turnsBeside(streams: readonly number[]): Promise<boolean[]> {
    const { runner, clock, spoken, until } = aRunner()
    clock.perPiece = 10
    const many = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    runner.accept(streams.flatMap((stream) => [open(stream, 'loud'), ...many.map(() => speak(stream))]))
    await until(3)
    runner.accept([open(9, 'quiet'), ...many.map(() => speak(9))])
    await until(streams.length * many.length + many.length)
    // One piece may be under way when it comes.
    expect(spoken.indexOf(9)).toBeLessThanOrEqual(4)
    expect(spoken.toSorted()).toEqual([...streams, 9].flatMap((stream) => many.map(() => stream)).toSorted())
    return spoken.slice(spoken.indexOf(9)).map((stream) => stream === 9)
  }
  const countOf = (turns: readonly boolean[]) => turns.filter(Boolean).length

  it('takes turns by owner: of two with one stream each, each has every second turn', async () => {
    const turns = await turnsBeside([1])
    expect(countOf(turns.slice(0, 12))).toBeLessThanOrEqual(7)
  })

  it('takes turns by owner: whoever has one stream has two turns for each of a flood', async () => {
    const turns = await turnsBeside([1, 2, 3, 4, 5])
    expect(countOf(turns.slice(0, 12))).toBeGreaterThanOrEqual(8)
    expect(turns.indexOf(false)).toBeLessThanOrEqual(3)
  })
})
