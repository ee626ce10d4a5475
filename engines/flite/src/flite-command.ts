import type { FliteBase } from './bases.ts'
import type { Utterance, UtteranceRequest } from './flite-instance.ts'
import { CommandExit, MemoryFiles } from './memory-files.ts'
import type { FliteProsody } from './prosody.ts'
import type { TimedToken } from './timed-tokens.ts'
import { instantiateWasm, type WasmModule } from './wasm-platform.ts'

const textFile = 'text'
const waveFile = 'wave'
const waveHeaderBytes = 44

/** Silence that flite puts around every utterance; words are assumed to lie between. */
const leadInMs = 200
const leadOutMs = 170

function argumentsOf(base: FliteBase, prosody: FliteProsody): string[] {
  const settings = {
    int_f0_target_mean: prosody.meanPitchHz,
    int_f0_target_stddev: prosody.pitchDeviationHz,
    duration_stretch: prosody.durationStretch,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['--setf', `${name}=${value.toFixed(4)}`])
  return ['flite', '-voice', base.name, ...flags, '-f', `/${textFile}`, '-o', `/${waveFile}`]
}

/** Estimates word times from their lengths in letters, since the command does not report them. */
function estimateTokens(text: string, durationMs: number): TimedToken[] {
  const words = [...text.matchAll(/(\W*)(\w[^\s]*)/g)]
  const letters = words.reduce((total, [, , word]) => total + (word?.length ?? 0), 0)
  const spoken = Math.max(0, durationMs - leadInMs - leadOutMs)
  let at = leadInMs
  return words.map(([, lead = '', name = '']) => {
    const startMs = Math.min(at, durationMs)
    at += (name.length / letters) * spoken
    return { name, lead, startMs, endMs: Math.min(at, durationMs) }
  })
}

type Command = { readonly memory: { readonly buffer: ArrayBuffer }; _start(): void }

/** Casts the exports of a WASI command, which always include these. */
function asCommand(exports: object): Command {
  return exports as Command
}

function run(command: Command): void {
  try {
    command._start()
  } catch (error) {
    if (!(error instanceof CommandExit && error.status === 0)) throw error
  }
}

/**
 * Speaks with an unpatched flite: a fresh instance for every utterance, the audio when all of it is done,
 * word times estimated, and rms deaf to pitch. Slower than `FliteInstance`, but it asks nothing of the build.
 */
export function speakWithCommand(module: WasmModule, request: UtteranceRequest): Utterance {
  const { text, base, prosody, onChunk } = request
  const input = { [textFile]: Buffer.from(text, 'latin1') }
  const files = new MemoryFiles(argumentsOf(base, prosody), input, () => command.memory.buffer)
  const command = asCommand(instantiateWasm(module, { wasi_snapshot_preview1: files.calls() }))
  run(command)
  const wave = files.contentOf(waveFile)
  if (!wave || wave.length < waveHeaderBytes) throw new Error('flite wrote no audio')
  const bytes = wave.slice(waveHeaderBytes, wave.length - (wave.length % 2))
  const samples = new Int16Array(bytes.buffer)
  const chunk = Math.round(base.sampleRateHz / 50)
  let heard = 0
  while (heard < samples.length) {
    const part = samples.subarray(heard, heard + chunk)
    heard += part.length
    if (onChunk(part) === 'stop') return { samples: heard, tokens: [] }
  }
  return { samples: heard, tokens: estimateTokens(text, (heard * 1000) / base.sampleRateHz) }
}
