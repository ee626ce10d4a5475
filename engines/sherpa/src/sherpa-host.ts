import { availableParallelism } from 'node:os'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { readWav } from '@vireo/audio'
import { EngineError, type SampleFile, SourceError } from '@vireo/engines'
import type { ChildNews, ChildOrder, LinkAnswer, LinkAsk, MeasuredSpeech, ReferenceAudio } from './messages.ts'
import { readModelFolder, type SherpaModel } from './model-folder.ts'
import { whySherpaIsMissing } from './sherpa-addon.ts'
import { startSherpaProcess, type SherpaProcess } from './sherpa-process.ts'

export type SherpaHostOptions = {
  /** Where models are installed: a folder for each. */
  readonly folder: string
  /** The WAV file that is kept under a key; undefined when it is gone. */
  readonly readReference: (key: string) => Promise<Uint8Array | undefined>
  /** After so long without work the process ends, and its memory is free. A minute unless said. */
  readonly idleMs?: number
  /** How long a text may take, loading included. Two minutes and a second for each character unless said. */
  readonly limitMs?: (text: string) => number
}

export type NeuralRequest = {
  readonly model: SherpaModel
  readonly text: string
  /** 1 is the pace of the reference. */
  readonly speed: number
  readonly seed: number
  readonly reference: ReferenceAudio
  /** Whether it is to be told how close the speech came to the reference. */
  readonly measures?: boolean
}

export type NeuralSpeech = {
  readonly samples: Int16Array
  readonly sampleRateHz: number
  readonly measured?: MeasuredSpeech
}

/** An order that has no number yet. */
type Unnumbered = ChildOrder extends infer Order ? (Order extends ChildOrder ? Omit<Order, 'id'> : never) : never

type Waiting = {
  readonly order: ChildOrder
  resolve(speech: NeuralSpeech): void
  reject(error: unknown): void
}

const idleMsUsual = 60_000
/** Reading a recording is done within the time that this text would take. */
const preparing = ''
const limitMsUsual = (text: string) => 120_000 + 1000 * text.length
/** More threads than this make a small model slower. */
const threadsMax = 4

/**
 * Owns the one process of an instance in which neural models run, and starts it when something is to be spoken.
 * The library ends its process where a model is broken, and a model may take gigabytes: neither may happen to the server.
 */
export class SherpaHost {
  readonly #options: Required<SherpaHostOptions>
  readonly #queue: Waiting[] = []
  readonly #ports = new Set<MessagePort>()
  readonly #ending = new Set<Promise<void>>()
  #active: Waiting | undefined
  #process: SherpaProcess | undefined
  #timer: NodeJS.Timeout | undefined
  #lastId = 0
  #isClosed = false

  constructor(options: SherpaHostOptions) {
    this.#options = { idleMs: idleMsUsual, limitMs: limitMsUsual, ...options }
  }

  /** What is installed and can be used here. Nothing where the native library is missing. */
  async models(): Promise<readonly SherpaModel[]> {
    return whySherpaIsMissing() === undefined ? readModelFolder(this.#options.folder) : []
  }

  /** A way to this host for one speech worker. */
  connect(): MessagePort {
    const { port1, port2 } = new MessageChannel()
    this.#ports.add(port1)
    // Only the engine's part in the worker holds the other end.
    port1.on('message', (ask: unknown) => void this.#answer(port1, ask as LinkAsk))
    port1.on('close', () => this.#ports.delete(port1))
    port1.unref()
    return port2
  }

  /** Speaks in the voice of the reference. Rejects with EngineError, or with the signal's reason. */
  speak({ model, measures = false, ...asked }: NeuralRequest, signal?: AbortSignal): Promise<NeuralSpeech> {
    const { family, files, steps } = model
    const threads = Math.min(threadsMax, availableParallelism())
    return this.#order({ order: 'speak', family, files, steps, threads, measures, ...asked }, signal)
  }

  /** A recording as it is to be imitated. Rejects with SourceError too, where nothing is heard in it. */
  prepare(
    file: SampleFile,
    wishes: { readonly removesNoise: boolean; readonly sampleRateHz: number },
    signal?: AbortSignal,
  ): Promise<NeuralSpeech> {
    return this.#order({ order: 'prepare', file, ...wishes }, signal)
  }

  #order(unnumbered: Unnumbered, signal: AbortSignal | undefined): Promise<NeuralSpeech> {
    if (this.#isClosed) return Promise.reject(closed())
    const order = { ...unnumbered, id: ++this.#lastId }
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const waiting = { order, resolve, reject }
      // What is under way is finished for nobody; what waits is forgotten.
      signal?.addEventListener('abort', () => {
        const at = this.#queue.indexOf(waiting)
        if (at >= 0) this.#queue.splice(at, 1)
        reject(signal.reason)
      })
      this.#queue.push(waiting)
      this.#pump()
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    for (const waiting of [...this.#queue.splice(0), ...(this.#active ? [this.#active] : [])]) waiting.reject(closed())
    for (const port of this.#ports) port.close()
    if (this.#process) this.#end(this.#process)
    await Promise.all(this.#ending)
  }

  #end(process: SherpaProcess): void {
    if (this.#process === process) this.#process = undefined
    const ending = process.end().finally(() => this.#ending.delete(ending))
    this.#ending.add(ending)
  }

  #pump(): void {
    if (this.#active || this.#isClosed) return
    clearTimeout(this.#timer)
    const next = this.#queue.shift()
    if (!next) return this.#rest()
    this.#active = next
    const process = (this.#process ??= this.#start())
    process.hold(true)
    process.send(next.order)
    const limitMs = this.#options.limitMs(next.order.order === 'speak' ? next.order.text : preparing)
    this.#timer = setTimeout(() => this.#giveUp(process, 'hung', `it took longer than ${limitMs} ms`), limitMs)
  }

  #rest(): void {
    const process = this.#process
    if (!process) return
    process.hold(false)
    this.#timer = setTimeout(() => this.#end(process), this.#options.idleMs).unref()
  }

  #start(): SherpaProcess {
    const process: SherpaProcess = startSherpaProcess({
      news: (news) => this.#hear(news),
      died: (reason) => this.#giveUp(process, 'crashed', reason),
    })
    return process
  }

  #hear(news: ChildNews): void {
    const active = this.#active
    if (!active || active.order.id !== news.id) return
    this.#active = undefined
    if ('refusal' in news) active.reject(refusalOf(news))
    else active.resolve(news)
    this.#pump()
  }

  #giveUp(process: SherpaProcess, kind: 'crashed' | 'hung', reason: string): void {
    if (this.#process !== process) return
    this.#end(process)
    const active = this.#active
    this.#active = undefined
    active?.reject(new EngineError(kind, `the neural engine was lost: ${reason}`))
    this.#pump()
  }

  async #answer(port: MessagePort, ask: LinkAsk): Promise<void> {
    try {
      const answer = await (ask.ask === 'voices' ? this.#voices() : this.#speakFor(ask))
      tell(port, { ...answer, id: ask.id })
    } catch (error) {
      const { kind, message, retryable } =
        error instanceof EngineError ? error : new EngineError('crashed', String(error))
      tell(port, { id: ask.id, error: { kind, message, retryable } })
    }
  }

  async #voices() {
    const voices = (await this.models()).map(({ name, languages, sampleRateHz }) => ({
      base: name,
      languages,
      sampleRateHz,
    }))
    return { voices }
  }

  async #speakFor({ base, text, speed, seed, reference }: Extract<LinkAsk, { ask: 'speak' }>): Promise<NeuralSpeech> {
    const model = (await this.models()).find(({ name }) => name === base)
    if (!model) throw new EngineError('unknown_voice', `the model ${base} is not installed`)
    if (!reference) throw new EngineError('unknown_voice', `${base} needs somebody to imitate`)
    const wav = await this.#options.readReference(reference.key)
    if (!wav) throw new EngineError('unknown_voice', 'the recording that this voice is spoken from is gone')
    const { samples, sampleRateHz } = readWav(wav)
    return this.speak({
      model,
      text,
      speed,
      seed,
      reference: { samples, sampleRateHz, transcript: reference.transcript },
    })
  }
}

function refusalOf({ refusal, source }: Extract<ChildNews, { refusal: string }>): Error {
  return source ? new SourceError(source, refusal) : new EngineError('silent', refusal, { retryable: false })
}

function closed(): EngineError {
  return new EngineError('closed', 'the neural engine has been shut down', { retryable: false })
}

function tell(port: MessagePort, answer: LinkAnswer): void {
  port.postMessage(answer)
}
