import type { EngineError, EngineVoice, Pronounced, SpeechPiece } from '../speech.ts'
import { toEngineError } from './error-news.ts'
import type { WorkerAnswer, WorkerQuestion } from './messages.ts'
import type { PoolWorker } from './pool-worker.ts'

type Question = {
  readonly worker: PoolWorker
  readonly resolve: (answer: WorkerAnswer) => void
  readonly reject: (error: EngineError) => void
}

/** What workers are asked besides speaking; anew each time, because voices come and go with models. */
export class EngineQuestions {
  readonly #open = new Map<number, Question>()
  #lastRequest = 0

  async voices(engine: string, worker: PoolWorker): Promise<readonly EngineVoice[]> {
    const answer = await this.#ask(worker, (request) => ({ order: 'voices', request, engine }))
    return answer.news === 'voices' ? answer.voices : []
  }

  async pronounce(piece: SpeechPiece, worker: PoolWorker): Promise<Pronounced | undefined> {
    const answer = await this.#ask(worker, (request) => ({ order: 'pronounce', request, piece }))
    return answer.news === 'pronounced' ? answer.pronounced : undefined
  }

  /** Takes in the answer to a question. */
  hear(answer: WorkerAnswer): void {
    const { request } = answer
    if (answer.news === 'no-answer') this.#refuse(request, toEngineError(answer.error))
    else this.#open.get(request)?.resolve(answer)
    this.#open.delete(request)
  }

  /** The worker will not answer any more; without one, none will. */
  abandon(error: EngineError, worker?: PoolWorker): void {
    for (const [request, question] of this.#open) {
      if (!worker || question.worker === worker) this.#refuse(request, error)
    }
  }

  #refuse(request: number, error: EngineError): void {
    this.#open.get(request)?.reject(error)
    this.#open.delete(request)
  }

  #ask(worker: PoolWorker, questionOf: (request: number) => WorkerQuestion): Promise<WorkerAnswer> {
    const request = ++this.#lastRequest
    return new Promise((resolve, reject) => {
      this.#open.set(request, { worker, resolve, reject })
      worker.tell(questionOf(request))
    })
  }
}
