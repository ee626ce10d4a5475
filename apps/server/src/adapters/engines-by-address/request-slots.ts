import { EngineError } from '@vireo/engines'

/** More than this wait for no engine. */
const waitingMax = 500

/** Lets so many requests at a time reach an engine; others wait in order. */
export class RequestSlots {
  #free: number
  readonly #waiting: (() => void)[] = []

  constructor(count: number) {
    this.#free = count
  }

  /** Resolves with what gives the place back. Rejects with the signal's reason, and `overloaded`. */
  async enter(signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted()
    if (this.#free > 0) this.#free--
    else await this.#wait(signal)
    let isBack = false
    return () => {
      if (isBack) return
      isBack = true
      const next = this.#waiting.shift()
      if (next) next()
      else this.#free++
    }
  }

  #wait(signal: AbortSignal): Promise<void> {
    if (this.#waiting.length >= waitingMax)
      throw new EngineError('overloaded', 'Too much waits for this engine already.')
    return new Promise((resolve, reject) => {
      const begin = () => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        const at = this.#waiting.indexOf(begin)
        if (at >= 0) this.#waiting.splice(at, 1)
        reject(signal.reason)
      }
      this.#waiting.push(begin)
      signal.addEventListener('abort', leave, { once: true })
    })
  }
}
