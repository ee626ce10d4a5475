import { availableParallelism } from 'node:os'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { readWav } from '@vireo/audio'
import {
  answerAsks,
  EngineError,
  type EngineVoice,
  findIsolation,
  type Isolation,
  type SampleFile,
  type WorkOptions,
} from '@vireo/engines'
import type { ChildNews, Heard, LinkAnswer, LinkAsk, SpeakOrder } from './messages.ts'
import { readModel, readUsableModels, type SherpaModel } from './models/model-folder.ts'
import { ModelFaults } from './models/model-faults.ts'
import { readBase } from './models/model-speakers.ts'
import { type NeuralSpeech, OrderQueue, type Outcome, textOf, type Waiting } from './order-queue.ts'
import { whySherpaIsMissing } from './child/sherpa-addon.ts'
import { startSherpaProcess, type SherpaProcess } from './sherpa-process.ts'
import { closed, quarantined, refusalOf } from './host-errors.ts'
import type { HearRequest, NeuralRequest } from './host-requests.ts'
import { voicesOf } from './models/voices-of.ts'

export type { HearRequest, NeuralRequest, NeuralSpeech }

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

type Unnumbered = Waiting['order'] extends infer Order
  ? Order extends Waiting['order']
    ? Omit<Order, 'id'>
    : never
  : never

const idleMsUsual = 60_000
const limitMsUsual = (text: string) => 120_000 + 1000 * text.length
/** More threads than this make a small model slower. */
const threadsMax = 4

/**
 * Owns the one process of an instance in which neural models run, and starts it when there is work.
 * The library ends its process where a model is broken, and a model may take gigabytes: neither may happen to the server.
 */
export class SherpaHost {
  readonly #options: Required<SherpaHostOptions>
  readonly #queue = new OrderQueue()
  readonly #faults = new ModelFaults()
  readonly #ports = new Set<MessagePort>()
  readonly #ending = new Set<Promise<void>>()
  #active: Waiting | undefined
  #process: SherpaProcess | undefined
  #timer: NodeJS.Timeout | undefined
  #lastId = 0
  #isClosed = false
  /** Known before the first process is started. */
  #isolation: { readonly by: Isolation | undefined } | undefined
  #memoryBytes: number | undefined

  constructor(options: SherpaHostOptions) {
    this.#options = { idleMs: idleMsUsual, limitMs: limitMsUsual, ...options }
  }

  /**
   * Lists what is installed and can be used here; nothing where the native library is missing. `broken` says why each of
   * the others cannot be used, by name: its files are not whole, or it is under quarantine.
   */
  async usable(): Promise<{ readonly models: readonly SherpaModel[]; readonly broken: ReadonlyMap<string, string> }> {
    if (whySherpaIsMissing() !== undefined) return { models: [], broken: new Map() }
    const { models, broken } = await readUsableModels(this.#options.folder)
    const faulty = models.filter(({ name }) => this.#faults.isQuarantined(name))
    const why = faulty.map(({ name }) => [name, quarantined(name).message] as const)
    return { models: models.filter((model) => !faulty.includes(model)), broken: new Map([...broken, ...why]) }
  }

  /** Memory that the process of the models held when it last answered; undefined before. */
  get memoryBytes(): number | undefined {
    return this.#memoryBytes
  }

  /** Tells the speech workers, and this process, that models came or went. `changed` is trusted anew. */
  async refresh(changed?: string): Promise<void> {
    if (changed !== undefined) {
      this.#faults.clear(changed)
      // Files of a model that is gone are still in memory.
      if (!this.#active && this.#process) this.#end(this.#process)
    }
    const { models } = await this.usable()
    for (const port of this.#ports) tell(port, { id: 0, voices: voicesOf(models) })
  }

  /** A way to this host for one speech worker. */
  connect(): MessagePort {
    const { port1, port2 } = new MessageChannel()
    this.#ports.add(port1)
    answerAsks(port1, async (ask: LinkAsk, signal): Promise<object> =>
      ask.ask === 'voices' ? this.#voices() : this.#speakFor(ask, signal),
    )
    port1.on('close', () => this.#ports.delete(port1))
    port1.unref()
    return port2
  }

  /** Speaks with a model. Rejects with EngineError, or with the signal's reason. */
  async speak(request: NeuralRequest, options: Omit<WorkOptions, 'isLive'> = {}): Promise<NeuralSpeech> {
    const { model, measures = false, sid = 0, reference, ...asked } = request
    const { family, files, steps, speakers } = model
    const reads = speakers.find((speaker) => speaker.sid === sid)?.reads
    const order: Omit<SpeakOrder, 'id'> = {
      order: 'speak',
      family,
      files,
      steps,
      threads: threads(),
      measures,
      sid,
      reference,
      ...asked,
      ...(reads !== undefined && { language: reads }),
    }
    const { speech } = await this.#order(order, model.name, { ...options, isLive: !measures })
    if (!speech) throw new EngineError('crashed', 'the neural engine gave no samples')
    return speech
  }

  /** Has a model hear something. Rejects with EngineError, or with the signal's reason. */
  async hear({ model, ...asked }: HearRequest, options: WorkOptions = {}): Promise<Heard> {
    const { family, files } = model
    const order = { order: 'hear', family, files, threads: threads(), ...asked } as const
    const { heard } = await this.#order(order, model.name, options)
    if (!heard) throw new EngineError('crashed', 'the neural engine heard nothing')
    return heard
  }

  /** A recording as it is to be imitated. Rejects with SourceError too, where nothing is heard in it. */
  async prepare(
    file: SampleFile,
    wishes: { readonly removesNoise: boolean; readonly sampleRateHz: number },
    options: Omit<WorkOptions, 'isLive'> = {},
  ): Promise<NeuralSpeech> {
    const { speech } = await this.#order({ order: 'prepare', file, ...wishes }, undefined, options)
    if (!speech) throw new EngineError('crashed', 'the neural engine gave no samples')
    return speech
  }

  #order(unnumbered: Unnumbered, model: string | undefined, options: WorkOptions): Promise<Outcome> {
    const { signal, isLive = false, share: owner = '' } = options
    if (this.#isClosed) return Promise.reject(closed())
    if (model !== undefined && this.#faults.isQuarantined(model)) return Promise.reject(quarantined(model))
    const order = { ...unnumbered, id: ++this.#lastId }
    let abandon = () => {}
    return new Promise<Outcome>((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const waiting: Waiting = { order, model, owner, isLive, losses: 0, isWanted: true, resolve, reject }
      // What is under way ends at its next stretch, for nobody; what waits is forgotten.
      abandon = () => {
        waiting.isWanted = false
        this.#queue.drop(waiting)
        if (this.#active === waiting) this.#process?.send({ order: 'cancel', id: order.id })
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', abandon, { once: true })
      this.#queue.add(waiting)
      this.#pump()
    }).finally(() => signal?.removeEventListener('abort', abandon))
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    for (const waiting of [...this.#queue.empty(), ...(this.#active ? [this.#active] : [])]) waiting.reject(closed())
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
    if (!this.#isolation) return void this.#findIsolation()
    const next = this.#queue.next()
    if (!next) return this.#rest()
    this.#active = next
    const process = (this.#process ??= this.#start())
    process.hold(true)
    process.send(next.order)
    const limitMs = this.#options.limitMs(textOf(next.order))
    this.#timer = setTimeout(() => this.#giveUp(process, 'hung', `it took longer than ${limitMs} ms`), limitMs)
  }

  async #findIsolation(): Promise<void> {
    const by = await findIsolation()
    if (this.#isolation) return
    this.#isolation = { by }
    this.#pump()
  }

  #rest(): void {
    const process = this.#process
    if (!process) return
    process.hold(false)
    this.#timer = setTimeout(() => this.#end(process), this.#options.idleMs).unref()
  }

  #start(): SherpaProcess {
    const events = {
      news: (news: ChildNews) => this.#hear(news),
      died: (reason: string) => this.#giveUp(process, 'crashed', reason),
    }
    const process: SherpaProcess = startSherpaProcess(events, this.#isolation?.by)
    return process
  }

  #hear(news: ChildNews): void {
    const active = this.#active
    if (!active || active.order.id !== news.id) return
    this.#active = undefined
    this.#memoryBytes = news.memoryBytes ?? this.#memoryBytes
    if (active.model !== undefined) this.#faults.clear(active.model)
    if ('refusal' in news) active.reject(refusalOf(news))
    else if ('heard' in news) active.resolve({ heard: news.heard })
    else active.resolve({ speech: news })
    this.#pump()
  }

  /** The process is lost: a new one tries the order once more, unless it is lost over the same order again. */
  #giveUp(process: SherpaProcess, kind: 'crashed' | 'hung', reason: string): void {
    if (this.#process !== process) return
    this.#end(process)
    const active = this.#active
    this.#active = undefined
    if (active) {
      active.losses++
      if (active.model !== undefined) this.#faults.note(active.model)
      const isFit = active.model === undefined || !this.#faults.isQuarantined(active.model)
      const isWhole = active.order.order !== 'hear' || active.order.session === undefined
      if (active.losses === 1 && active.isWanted && isFit && isWhole) this.#queue.again(active)
      else active.reject(new EngineError(kind, `the neural engine was lost: ${reason}`))
    }
    this.#pump()
  }

  async #voices(): Promise<{ voices: readonly EngineVoice[] }> {
    return { voices: voicesOf((await this.usable()).models) }
  }

  async #speakFor(
    { base, reference, owner, ...asked }: Extract<LinkAsk, { ask: 'speak' }>,
    signal: AbortSignal,
  ): Promise<NeuralSpeech> {
    const { model: name, sid } = readBase(base)
    const { text, speed, seed } = asked
    const options = { share: owner, signal }
    // Asked for each sentence: nothing but this model is read.
    const model = whySherpaIsMissing() === undefined ? await readModel(this.#options.folder, name) : undefined
    if (!model) throw new EngineError('unknown_voice', `the model ${name} is not installed`)
    if (model.family !== 'zipvoice') return this.speak({ model, text, speed, seed, sid }, options)
    if (!reference) throw new EngineError('unknown_voice', `${base} needs somebody to imitate`)
    const wav = await this.#options.readReference(reference.key)
    if (!wav) throw new EngineError('unknown_voice', 'the recording that this voice is spoken from is gone')
    const { samples, sampleRateHz } = readWav(wav)
    const imitated = { samples, sampleRateHz, transcript: reference.transcript }
    return this.speak({ model, text, speed, seed, reference: imitated }, options)
  }
}

function threads(): number {
  return Math.min(threadsMax, availableParallelism())
}

function tell(port: MessagePort, answer: LinkAnswer): void {
  port.postMessage(answer)
}
