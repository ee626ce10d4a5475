import { EngineError, type EngineLink, type LoadSynthesizer, type Synthesizer } from '../../speech.ts'

/** One instance speaks, a second one speaks in between. */
const instancesMax = 2

type Engine = {
  readonly url: string
  readonly idle: Synthesizer[]
  instances: number
  loading: Promise<void> | undefined
  wantsSpare: boolean
}

/** Finds `loadSynthesizer` in an engine module, which needs nothing else. Throws TypeError when it is missing. */
function loaderOf(module: object, name: string): LoadSynthesizer {
  const load: unknown = Reflect.get(module, 'loadSynthesizer')
  if (typeof load !== 'function') throw new TypeError(`the module of engine "${name}" exports no loadSynthesizer`)
  return load as LoadSynthesizer
}

/** The engines of one worker, each loaded when it is first needed. */
export class EngineShelf {
  readonly #engines: ReadonlyMap<string, Engine>
  readonly #withSpares: ReadonlySet<string>
  readonly #links: Readonly<Record<string, EngineLink>>

  /** Of the engines `withSpares`, a second instance is loaded when it would have been useful. */
  constructor(
    urls: Readonly<Record<string, string>>,
    withSpares: readonly string[],
    links: Readonly<Record<string, EngineLink>> = {},
  ) {
    this.#withSpares = new Set(withSpares)
    this.#links = links
    this.#engines = new Map(
      Object.entries(urls).map(([name, url]) => [
        name,
        { url, idle: [], instances: 0, loading: undefined, wantsSpare: false },
      ]),
    )
  }

  /** Resolves when an instance is idle; undefined when one already is. Throws EngineError for an unknown engine. */
  load(name: string): Promise<void> | undefined {
    const engine = this.#engine(name)
    return engine.idle.length > 0 ? undefined : (engine.loading ??= this.#addInstance(name, engine))
  }

  /** An idle instance, out of others' reach until it is given back. */
  take(name: string): Synthesizer | undefined {
    return this.#engine(name).idle.pop()
  }

  giveBack(name: string, synthesizer: Synthesizer): void {
    this.#engine(name).idle.push(synthesizer)
  }

  /** For an instance that failed: it is not used again. */
  discard(name: string): void {
    this.#engine(name).instances--
  }

  /** Notes that a second instance would have been useful; it is loaded when there is time. */
  wantSpare(name: string): void {
    const engine = this.#engine(name)
    engine.wantsSpare = this.#withSpares.has(name) && engine.instances > 0 && engine.instances < instancesMax
  }

  /** Loads the second instances that were wanted. Costs memory only where streams really met. */
  loadWanted(): void {
    for (const [name, engine] of this.#engines) {
      if (!engine.wantsSpare || engine.loading) continue
      engine.wantsSpare = false
      // Doing without a spare costs time only, so a failure is left to whoever needs the first instance.
      engine.loading = this.#addInstance(name, engine)
      engine.loading.catch(() => undefined)
    }
  }

  #engine(name: string): Engine {
    const engine = this.#engines.get(name)
    if (!engine) throw new EngineError('unknown_voice', `there is no engine "${name}"`)
    return engine
  }

  async #addInstance(name: string, engine: Engine): Promise<void> {
    try {
      const load = loaderOf(await import(engine.url), name)
      engine.idle.push(await load(this.#links[name]))
      engine.instances++
    } finally {
      engine.loading = undefined
    }
  }
}
