import { mkdir, statfs } from 'node:fs/promises'
import { freemem, totalmem } from 'node:os'
import { type Capability, capabilities } from '@vireo/engines'
import type {
  InstalledSpeaker,
  MeasuredSpeaker,
  ModelEntry,
  ModelRoom,
  Models,
  ModelState,
  ModelTrial,
} from '../ports/models.ts'
import { chooseVoices, readChosenVoices, voicesAmong } from './chosen-voices.ts'
import { bytesOf, type ModelManifest } from './manifest.ts'
import { ModelError } from './model-error.ts'
import {
  downloadedBytes,
  installedModels,
  installModel,
  type InstallOptions,
  removeModel,
  verifyModel,
} from './model-store.ts'
import { readTrials, writeTrial } from './trials.ts'
import { ownEntry, type UsedModel } from './used-model.ts'

export type ModelKeeperParts = {
  readonly folder: string
  readonly manifests: readonly ModelManifest[]
  readonly install: Pick<InstallOptions, 'mirror' | 'retries' | 'pauseMs' | 'silenceMs'>
  /** Why models cannot be used on this machine. */
  readonly missing: () => string | undefined
  /** What a model does by its card, the main thing first; nothing for unknown families. */
  readonly capabilitiesOf: (card: ModelManifest['card']) => readonly Capability[]
  /** What the engines make of what is installed, and why they cannot use the rest. */
  readonly used: () => Promise<{ readonly models: readonly UsedModel[]; readonly broken: ReadonlyMap<string, string> }>
  /** Told whenever a model came or went. */
  readonly onChange: (name: string) => Promise<void>
  readonly tryOut: (model: UsedModel) => Promise<Omit<ModelTrial, 'at'>>
  /** Told whenever something was found out about a model. */
  readonly onTried: () => Promise<void>
  readonly onFault: (error: unknown) => void
  readonly now: () => Date
}

type Progress = {
  state: Extract<ModelState, 'downloading' | 'paused' | 'unpacking' | 'failed'>
  bytes: number
  problem: string | undefined
  isUnreachable: boolean
  readonly stop: AbortController
  readonly done: Promise<void>
}

/** A model in memory takes about so many times the size of its download: no more than two digits of that are said. */
const memoryGrowth = 2.5

class Paused extends Error {}

/** Keeps the models of an instance: downloads in the background, and everything effective at once. */
export class ModelKeeper implements Models {
  readonly #parts: ModelKeeperParts
  readonly #progress = new Map<string, Progress>()
  /** The last trial of each model, and those that have not begun. */
  readonly #trials = new Map<string, Promise<void>>()
  readonly #next = new Map<string, Promise<void>>()

  constructor(parts: ModelKeeperParts) {
    this.#parts = parts
  }

  async list(): Promise<readonly ModelEntry[]> {
    const { folder, manifests } = this.#parts
    const [installed, used, trials, chosen] = await Promise.all([
      installedModels(folder),
      this.#parts.used(),
      readTrials(folder),
      readChosenVoices(folder),
    ])
    const names = new Set(installed.map(({ name }) => name))
    const own = used.models.filter(({ name }) => !manifests.some((manifest) => manifest.name === name))
    const known = manifests.map(async (manifest): Promise<ModelEntry> => {
      const { name, purpose, licence, terms } = manifest
      const model = used.models.find((each) => each.name === name)
      const bytes = bytesOf(manifest)
      const [capability = capabilities[0], ...also] = this.#parts.capabilitiesOf(manifest.card)
      return {
        name,
        purpose,
        licence,
        bytes,
        isCommercial: terms === 'commercial',
        capability: model?.capability ?? capability,
        also: model?.also ?? also,
        languages: languagesOf(manifest),
        memoryBytes: Number((memoryGrowth * bytes).toPrecision(2)),
        speakers: model?.speakers ?? [],
        voices: model ? voicesAmong(model, chosen) : [],
        trial: trials.get(name),
        ...(await this.#stateOf(manifest, names.has(name), used.broken.get(name))),
      }
    })
    return [
      ...(await Promise.all(known)),
      ...own.map((model) => ownEntry(model, voicesAmong(model, chosen), trials.get(model.name))),
    ]
  }

  async #stateOf(
    manifest: ModelManifest,
    isInstalled: boolean,
    broken: string | undefined,
  ): Promise<Pick<ModelEntry, 'state' | 'downloadedBytes' | 'problem' | 'isUnreachable'>> {
    const downloaded = bytesOf(manifest)
    const well = { problem: undefined, isUnreachable: false }
    if (broken !== undefined) return { ...well, state: 'broken', downloadedBytes: downloaded, problem: broken }
    if (isInstalled) return { ...well, state: 'installed', downloadedBytes: downloaded }
    const progress = this.#progress.get(manifest.name)
    const bytes = await downloadedBytes(this.#parts.folder, manifest)
    if (progress) {
      const { state, problem, isUnreachable } = progress
      const here = Math.max(bytes, state === 'downloading' ? progress.bytes : 0)
      return { state, downloadedBytes: here, problem, isUnreachable }
    }
    return { ...well, state: bytes > 0 ? 'paused' : 'available', downloadedBytes: bytes }
  }

  async room(): Promise<ModelRoom> {
    const { folder, missing } = this.#parts
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const { bavail, bsize } = await statfs(folder)
    return { freeDiskBytes: bavail * bsize, memoryBytes: Math.max(freemem(), totalmem() / 2), missing: missing() }
  }

  async install(name: string): Promise<void> {
    const manifest = this.#known(name)
    const why = this.#parts.missing()
    if (why !== undefined) throw new ModelError(`Models cannot be used on this machine: ${why}.`)
    const under = this.#progress.get(name)
    if (under && (under.state === 'downloading' || under.state === 'unpacking')) return
    const needed = memoryGrowth * bytesOf(manifest)
    if (needed > totalmem()) {
      throw new ModelError(
        `${name} needs about ${inGigabytes(needed)} of memory; this machine has ${inGigabytes(totalmem())}.`,
      )
    }
    const stop = new AbortController()
    const fresh = { state: 'downloading', bytes: 0, problem: undefined, isUnreachable: false } as const
    const progress: Progress = { ...fresh, stop, done: Promise.resolve() }
    this.#progress.set(name, { ...progress, done: this.#run(manifest, stop) })
  }

  async #run(manifest: ModelManifest, stop: AbortController): Promise<void> {
    const { name } = manifest
    const { folder, install, onChange, onFault } = this.#parts
    const change = (next: Partial<Progress>) => {
      const now = this.#progress.get(name)
      if (now) Object.assign(now, next)
    }
    const onProgress = (bytes: number, total: number) =>
      change({ bytes, state: bytes >= total ? 'unpacking' : 'downloading' })
    try {
      await installModel(folder, manifest, { ...install, onProgress, signal: stop.signal })
      this.#progress.delete(name)
      await onChange(name)
      await this.#tryQuietly(name)
    } catch (error) {
      if (stop.signal.aborted) return change({ state: 'paused', problem: undefined })
      if (!(error instanceof ModelError)) onFault(error)
      const isUnreachable = error instanceof ModelError && error.isUnreachable
      change({ state: 'failed', problem: sentenceOf(error), isUnreachable })
    }
  }

  /**
   * Tries a model that has just come, or of which others are voices; that it cannot be tried is no reason to refuse it. While one
   * trial goes on there is one more after it, however often it is asked for: each speaks with every voice.
   */
  #tryQuietly(name: string): Promise<void> {
    const next =
      this.#next.get(name) ??
      (this.#trials.get(name) ?? Promise.resolve()).then(async () => {
        this.#next.delete(name)
        await this.test(name).catch(this.#parts.onFault)
      })
    this.#next.set(name, next)
    this.#trials.set(name, next)
    return next
  }

  async pause(name: string): Promise<void> {
    const progress = this.#progress.get(name)
    progress?.stop.abort(new Paused('paused'))
    await progress?.done
  }

  async remove(name: string): Promise<boolean> {
    await this.pause(name)
    this.#progress.delete(name)
    const removed = await removeModel(this.#parts.folder, name)
    if (removed) await this.#parts.onChange(name)
    return removed
  }

  async verify(name: string): Promise<readonly string[]> {
    const wrong = await verifyModel(this.#parts.folder, name)
    if (wrong.length === 0) await this.#parts.onChange(name)
    return wrong
  }

  async test(name: string): Promise<ModelTrial> {
    const model = await this.#usedModel(name)
    const speakers = voicesAmong(model, await readChosenVoices(this.#parts.folder))
    const trial = { ...(await this.#parts.tryOut({ ...model, speakers })), at: this.#parts.now() }
    await writeTrial(this.#parts.folder, name, trial)
    await this.#parts.onTried()
    return trial
  }

  async #usedModel(name: string): Promise<UsedModel> {
    const { models, broken } = await this.#parts.used()
    const model = models.find((each) => each.name === name)
    if (!model) throw new ModelError(broken.get(name) ?? `${name} is not installed.`)
    return model
  }

  async chooseVoices(name: string, bases: readonly string[]) {
    await chooseVoices(this.#parts.folder, await this.#usedModel(name), bases)
    await this.#parts.onTried()
    return { measured: this.#tryQuietly(name) }
  }

  async speakers() {
    const { folder } = this.#parts
    const [{ models }, trials, chosen] = await Promise.all([
      this.#parts.used(),
      readTrials(folder),
      readChosenVoices(folder),
    ])
    const order = this.#parts.manifests.map(({ name }) => name)
    const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
    const speaking = models.filter(({ capability }) => capability === 'speech')
    return speaking
      .toSorted((one, other) => place(one.name) - place(other.name))
      .flatMap((model) =>
        voicesAmong(model, chosen).map((speaker) => measured(speaker, model.name, trials.get(model.name))),
      )
  }

  async close(): Promise<void> {
    await Promise.all([...this.#progress.keys()].map((name) => this.pause(name)))
  }

  #known(name: string): ModelManifest {
    const manifest = this.#parts.manifests.find((each) => each.name === name)
    if (!manifest) throw new ModelError(`There is no model "${name}".`)
    return manifest
  }
}

function measured(speaker: InstalledSpeaker, model: string, trial: ModelTrial | undefined): MeasuredSpeaker {
  return { ...speaker, model, gainDb: trial?.gains[speaker.base] ?? 0, keepsUp: trial && trial.realTimeFactor < 1 }
}

function languagesOf({ card }: ModelManifest): readonly string[] {
  const { languages } = card
  return Array.isArray(languages) ? languages.filter((language) => typeof language === 'string') : []
}

function sentenceOf(error: unknown): string {
  if (error instanceof ModelError) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return 'The disk is full.'
  return 'It could not be installed. The log says more.'
}

function inGigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(1)} GB`
}
