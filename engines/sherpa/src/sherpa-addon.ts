import { createRequire } from 'node:module'

/** What is used of the package `sherpa-onnx-node`, which comes without declarations. */
export type SherpaAddon = {
  readonly OfflineTts: { createAsync(config: SherpaConfig): Promise<SherpaTts> }
}

export type SherpaConfig = {
  /** Family → where its files are. Exactly one family. */
  readonly model: Readonly<Record<string, unknown>>
  readonly maxNumSentences: number
}

export type SherpaTts = {
  readonly sampleRate: number
  readonly numSpeakers: number
  generateAsync(request: SherpaRequest): Promise<{ readonly samples: Float32Array; readonly sampleRate: number }>
}

export type SherpaRequest = {
  readonly text: string
  /** Into memory of its own: buffers of the library do not travel between processes. */
  readonly enableExternalBuffer: false
  readonly generationConfig: {
    readonly speed: number
    readonly sid: number
    readonly silenceScale: number
    readonly numSteps?: number
    readonly referenceAudio?: Float32Array
    readonly referenceSampleRate?: number
    readonly referenceText?: string
    readonly extra?: Readonly<Record<string, number | string>>
  }
  /** Heard after every stretch of sentences; answering 0 ends the work there. */
  readonly onProgress: (news: { readonly progress: number }) => 0 | 1
}

const packageName = 'sherpa-onnx-node'

/** Answers the name of the addon's package for this machine; it calls Windows `win`. */
function platformPackage(): string {
  return `sherpa-onnx-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
}

/** Loads the native library. Only ever in the child: a broken model ends the process that it is loaded in. */
export function loadSherpaAddon(): SherpaAddon {
  return createRequire(import.meta.url)(packageName) as SherpaAddon
}

/** Explains why neural models cannot run on this machine; undefined when they can. Loads nothing. */
export function whySherpaIsMissing(): string | undefined {
  const { resolve } = createRequire(import.meta.url)
  try {
    resolve(packageName)
  } catch {
    return `the optional package ${packageName} is not installed: run npm ci without --omit=optional`
  }
  try {
    resolve(`${platformPackage()}/sherpa-onnx.node`)
    return undefined
  } catch {
    return `there is no ${platformPackage()}: neural models cannot be used on this kind of machine`
  }
}
