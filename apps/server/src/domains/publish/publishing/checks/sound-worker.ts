import { parentPort } from 'node:worker_threads'
import { yieldToLiveWork } from '@vireo/engines'
import { createLeveler } from './leveler.ts'
import { SoundMeter } from './sound-meter.ts'
import { type SoundNews, type SoundOrder, type SoundPiece, soundRateHz, type SoundTask } from './sound-tasks.ts'

yieldToLiveWork()

let work: (piece: SoundPiece) => SoundNews = () => ({})

/** Answers each piece, so that no more than one is on its way. */
parentPort?.on('message', ({ task, piece = null }: SoundOrder) => {
  if (task) work = working(task)
  const news = task ? {} : work(piece)
  parentPort?.postMessage(news, news.bytes ? [news.bytes.buffer] : [])
})

function working(task: SoundTask): (piece: SoundPiece) => SoundNews {
  if (task.kind === 'level') {
    const leveler = createLeveler(task.gainDb)
    return (piece) => ({ bytes: piece ? leveler.process(piece) : leveler.flush() })
  }
  const meter = new SoundMeter(soundRateHz)
  return (piece) => {
    if (!piece) return { sounding: meter.result() }
    meter.process(piece)
    return {}
  }
}
