import { EngineError, type Synthesizer } from '../speech.ts'
import { toErrorNews } from './error-news.ts'
import type { WorkerAnswer, WorkerNews, WorkerQuestion } from './messages.ts'
import type { EngineShelf } from './shelves/engine-shelf.ts'

type Parts = { readonly engines: EngineShelf; readonly send: (news: WorkerNews) => void }

/** Answers what a worker was asked besides speaking, with an idle instance of the engine. */
export async function answerQuestion(question: WorkerQuestion, { engines, send }: Parts): Promise<void> {
  const { request } = question
  const engine = question.order === 'voices' ? question.engine : question.piece.recipe.engine
  try {
    await engines.load(engine)
    const idle = engines.take(engine)
    if (!idle) throw new EngineError('overloaded', `the engine "${engine}" is busy`)
    try {
      // What cannot tell how it speaks need not get ready for it.
      if (question.order === 'pronounce' && idle.pronounce) await idle.prepare?.(question.piece)
      send(answerOf(question, idle))
    } finally {
      engines.giveBack(engine, idle)
    }
  } catch (error) {
    send({ news: 'no-answer', request, error: toErrorNews(error) })
  }
}

function answerOf(question: WorkerQuestion, synthesizer: Synthesizer): WorkerAnswer {
  const { request } = question
  return question.order === 'voices'
    ? { news: 'voices', request, voices: synthesizer.voices() }
    : { news: 'pronounced', request, pronounced: synthesizer.pronounce?.(question.piece) }
}
