import type { EngineError, EngineVoice } from '../speech.ts'
import type { PoolWorker } from './pool-worker.ts'

type Question = {
  readonly worker: PoolWorker
  readonly resolve: (voices: readonly EngineVoice[]) => void
  readonly reject: (error: EngineError) => void
}

/** Which voices an engine has: asked of a worker once, then remembered. */
export class VoiceQuestions {
  readonly #open = new Map<number, Question>()
  readonly #answers = new Map<string, Promise<readonly EngineVoice[]>>()
  #lastRequest = 0

  /** `findWorker` is asked only when the answer is not known. */
  ask(engine: string, findWorker: () => PoolWorker): Promise<readonly EngineVoice[]> {
    const known = this.#answers.get(engine)
    if (known) return known
    const asked = this.#askWorker(engine, findWorker())
    this.#answers.set(engine, asked)
    asked.catch(() => this.#answers.delete(engine))
    return asked
  }

  answer(request: number, voices: readonly EngineVoice[]): void {
    this.#open.get(request)?.resolve(voices)
    this.#open.delete(request)
  }

  refuse(request: number, error: EngineError): void {
    this.#open.get(request)?.reject(error)
    this.#open.delete(request)
  }

  /** The worker will not answer any more; without one, none will. */
  abandon(error: EngineError, worker?: PoolWorker): void {
    for (const [request, question] of this.#open) {
      if (!worker || question.worker === worker) this.refuse(request, error)
    }
  }

  #askWorker(engine: string, worker: PoolWorker): Promise<readonly EngineVoice[]> {
    const request = ++this.#lastRequest
    return new Promise((resolve, reject) => {
      this.#open.set(request, { worker, resolve, reject })
      worker.tell({ order: 'voices', request, engine })
    })
  }
}
