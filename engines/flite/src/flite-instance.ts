import type { FliteBase } from './bases.ts'
import type { FliteBinary } from './flite-binary.ts'
import { type FliteApi, fliteFunctions, tableExport } from './flite-exports.ts'
import { FliteMemory } from './flite-memory.ts'
import type { FliteProsody } from './prosody.ts'
import { nameOfToken, readSegments, readTokens, type TimedToken } from './timed-tokens.ts'
import { toTableEntry, type AudioCallback } from './table-entry.ts'
import { importNamesOf, instantiateWasm } from './wasm-platform.ts'

type FunctionTable = {
  readonly length: number
  get(index: number): { readonly name: string } | null
  set(index: number, entry: unknown): void
}

type FliteLibrary = FliteApi & {
  readonly memory: { readonly buffer: ArrayBuffer }
  readonly [tableExport]: FunctionTable
}

export type Utterance = {
  readonly samples: number
  readonly tokens: readonly TimedToken[]
}

/** Words that are said as phones of flite, whatever their letters are. */
export type SpelledTokens = {
  /** The word that stands for them in the text, and for nothing else. */
  readonly name: string
  /** Phones of each, in the order of the text, with stress behind vowels: `t ax0 m ey1`. */
  readonly phones: readonly string[]
}

export type UtteranceRequest = {
  /** ASCII only. */
  readonly text: string
  readonly spelled?: SpelledTokens
  readonly base: FliteBase
  readonly prosody: FliteProsody
  readonly seed: number
  readonly onChunk: (samples: Int16Array) => 'continue' | 'stop'
}

const continueAudio = 0
const stopAudio = -1

/** Layout of flite's C structures: cst_wave, cst_utterance, cst_voice, cst_val and cst_cg_db (32-bit fields). */
const waveSampleCount = 8
const waveSamples = 16
const utteranceFeatures = 0
const voiceFeatures = 4
const valuePointer = 4
const databaseSampleRate = 12
const databaseAccentModelInUse = 148

/** Audio that a chunk holds. Flite hands over when it has more than it was told, one frame at a time. */
const chunkMs = 20
const frameMs = 5

/** Checks that a patched binary exports what `patchFlite` adds, and casts it. Throws when anything is missing. */
function asLibrary(exports: object): FliteLibrary {
  for (const name of [...fliteFunctions, tableExport, 'memory']) {
    if (!Reflect.has(exports, name)) throw new Error(`flite does not export ${name}`)
  }
  return exports as FliteLibrary
}

/**
 * Creates a system interface without file system or clock: output is discarded, other calls answer "bad descriptor".
 */
function systemInterface(names: readonly string[], library: () => FliteLibrary): object {
  const badDescriptor = 8
  const calls: Record<string, (...args: readonly number[]) => number> = {}
  for (const name of names) calls[name] = () => badDescriptor
  calls['clock_time_get'] = () => 0
  calls['fd_write'] = (_descriptor = 0, vectors = 0, count = 0, written = 0) => {
    const view = new DataView(library().memory.buffer)
    let total = 0
    for (let at = 0; at < count; at++) total += view.getUint32(vectors + 8 * at + 4, true)
    view.setUint32(written, total, true)
    return 0
  }
  calls['proc_exit'] = (code) => {
    throw new Error(`flite gave up with status ${code}`)
  }
  return { wasi_snapshot_preview1: calls }
}

/** One warm flite. It holds 17 MB and speaks one utterance at a time; after an error it must be thrown away. */
export class FliteInstance {
  readonly #library: FliteLibrary
  readonly #memory: FliteMemory
  readonly #chunkSlot: number
  readonly #randomStateAddress: number
  readonly #voices = new Map<string, number>()
  #listener: AudioCallback = () => stopAudio

  constructor(binary: Extract<FliteBinary, { kind: 'library' }>) {
    const names = importNamesOf(binary.module)
    this.#library = asLibrary(
      instantiateWasm(
        binary.module,
        systemInterface(names, () => this.#library),
      ),
    )
    this.#memory = new FliteMemory(this.#library.memory, this.#library.malloc)
    this.#randomStateAddress = binary.randomStateAddress
    this.#library.__wasm_call_ctors()
    this.#library.flite_init()
    this.#library.flite_set_voice_list()
    this.#library.flite_set_lang_list()
    this.#chunkSlot = this.#replaceChunkFunction(binary.chunkFunctionIndex)
  }

  get memoryBytes(): number {
    return this.#memory.sizeBytes
  }

  /** Speaks at once, calling back about every 20 ms of audio. Same request, same samples. */
  speak(request: UtteranceRequest): Utterance {
    const flite = this.#library
    const text = this.#memory.store(request.text)
    const utterance = flite.new_utterance()
    flite.utt_init(utterance, this.#voice(request.base))
    this.#setProsody(this.#memory.word(utterance + utteranceFeatures), request.prosody, request.base)
    flite.utt_set_input_text(utterance, text)
    this.#memory.view().setBigUint64(this.#randomStateAddress, BigInt(request.seed >>> 0), true)
    const heard = this.#listen(request.onChunk)
    if (this.#synthesize(utterance, request.spelled) === 0) throw new Error('flite could not synthesise')
    if (heard.failure) throw heard.failure.error
    const wave = flite.utt_wave(utterance)
    const total = this.#memory.word(wave + waveSampleCount)
    if (!heard.stopped && heard.samples < total) {
      const start = this.#memory.word(wave + waveSamples) + 2 * heard.samples
      request.onChunk(this.#memory.samples(start, total - heard.samples))
    }
    const tokens = heard.stopped
      ? []
      : readTokens(flite, this.#memory, utterance, (total * 1000) / request.base.sampleRateHz)
    flite.delete_utterance(utterance)
    flite.free(text)
    return { samples: heard.stopped ? heard.samples : total, tokens }
  }

  /** Lists the phones that flite says of a text, without synthesising more of it than it must. */
  phonesOf(request: Omit<UtteranceRequest, 'onChunk'>): string[] {
    const flite = this.#library
    const text = this.#memory.store(request.text)
    const utterance = flite.new_utterance()
    flite.utt_init(utterance, this.#voice(request.base))
    this.#setProsody(this.#memory.word(utterance + utteranceFeatures), request.prosody, request.base)
    flite.utt_set_input_text(utterance, text)
    this.#listen(() => 'stop')
    this.#synthesize(utterance, request.spelled)
    const phones = readSegments(flite, this.#memory, utterance)
    flite.delete_utterance(utterance)
    flite.free(text)
    return phones
  }

  /** Phones that are given are written on their tokens, which flite then does not look up. */
  #synthesize(utterance: number, spelled: SpelledTokens | undefined): number {
    const flite = this.#library
    if (!spelled) return flite.utt_synth(utterance)
    flite.default_tokenization(utterance)
    const relation = flite.utt_relation(utterance, this.#memory.intern('Token'))
    let next = 0
    for (let token = flite.relation_head(relation); token !== 0; token = flite.item_next(token)) {
      if (nameOfToken(flite, this.#memory, token) !== spelled.name) continue
      const phones = this.#memory.store(spelled.phones[next++] ?? '')
      flite.item_set_string(token, this.#memory.intern('phones'), phones)
      flite.free(phones)
    }
    return flite.utt_synth_tokens(utterance)
  }

  /** An exception must not travel through flite's frames: it is kept, flite is told to stop, and it is thrown later. */
  #listen(onChunk: UtteranceRequest['onChunk']): { samples: number; stopped: boolean; failure?: { error: unknown } } {
    const heard: { samples: number; stopped: boolean; failure?: { error: unknown } } = { samples: 0, stopped: false }
    this.#listener = (wave, start, size) => {
      try {
        heard.samples += size
        const samples = this.#memory.samples(this.#memory.word(wave + waveSamples) + 2 * start, size)
        heard.stopped = size > 0 && onChunk(samples) === 'stop'
      } catch (error) {
        heard.stopped = true
        heard.failure = { error }
      }
      return heard.stopped ? stopAudio : continueAudio
    }
    return heard
  }

  #setProsody(features: number, prosody: FliteProsody, base: FliteBase): void {
    const { feat_set_float, feat_set, new_audio_streaming_info, audio_streaming_info_val } = this.#library
    feat_set_float(features, this.#memory.intern('int_f0_target_mean'), prosody.meanPitchHz)
    feat_set_float(features, this.#memory.intern('int_f0_target_stddev'), prosody.pitchDeviationHz)
    feat_set_float(features, this.#memory.intern('duration_stretch'), prosody.durationStretch)
    // The utterance frees this value with its features, so every utterance needs its own.
    const info = new_audio_streaming_info()
    const value = audio_streaming_info_val(info)
    const view = this.#memory.view()
    view.setInt32(info, Math.round(((chunkMs - frameMs / 2) * base.sampleRateHz) / 1000), true)
    view.setInt32(info + 4, this.#chunkSlot, true)
    feat_set(features, this.#memory.intern('streaming_info'), value)
  }

  #voice(base: FliteBase): number {
    const known = this.#voices.get(base.name)
    if (known !== undefined) return known
    const voice = this.#library[`register_cmu_us_${base.name}`](0)
    this.#voices.set(base.name, voice)
    if (base.name === 'rms') this.#preferPitchTrees(voice, base)
    return voice
  }

  /**
   * Of the five, only rms takes its melody from an accent model that ignores the targets for F0.
   * Its database has the trees the other voices use as well; with the model off, it uses them and obeys.
   */
  #preferPitchTrees(voice: number, base: FliteBase): void {
    const name = this.#memory.intern('cg_db')
    const value = this.#library.feat_val(this.#memory.word(voice + voiceFeatures), name)
    const database = this.#memory.word(value + valuePointer)
    const isDatabase = this.#memory.word(database + databaseSampleRate) === base.sampleRateHz
    if (!isDatabase || this.#memory.word(database + databaseAccentModelInUse) !== 1) {
      throw new Error('the database of rms is not laid out as expected')
    }
    this.#memory.view().setUint32(database + databaseAccentModelInUse, 0, true)
  }

  /** Exported functions are named after their index, which is how the slot of flite's own callback is found. */
  #replaceChunkFunction(functionIndex: number): number {
    const table = this.#library[tableExport]
    const entry = toTableEntry((wave, start, size) => this.#listener(wave, start, size))
    for (let slot = 0; slot < table.length; slot++) {
      if (table.get(slot)?.name !== String(functionIndex)) continue
      table.set(slot, entry)
      return slot
    }
    throw new Error('flite does not keep its audio callback in its table')
  }
}
