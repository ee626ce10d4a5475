import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { compileWasm, type WasmModule } from './wasm-module.ts'

const { resolve } = createRequire(import.meta.url)

/** Resolved in the installed package, so that a bundle which leaves packages outside finds the file too. */
const files = {
  lame: () => resolve('wasm-media-encoders/wasm/mp3'),
  resampler: () => resolve('@echogarden/speex-resampler-wasm/simd').replace(/\.js$/, '.wasm'),
  tempo: () => resolve('@echogarden/sonic-wasm').replace(/\.js$/, '.wasm'),
  activity: () => resolve('@echogarden/fvad-wasm').replace(/\.js$/, '.wasm'),
  noise: () => resolve('@echogarden/rnnoise-wasm').replace(/\.js$/, '.wasm'),
}

export type AudioModuleName = keyof typeof files

/** Compiled code of the libraries that speaking needs, as one thread hands it to another. */
export type AudioModules = { readonly [Name in Exclude<AudioModuleName, 'activity' | 'noise'>]: WasmModule }

const loaded: Partial<Record<AudioModuleName, Promise<WasmModule>>> = {}

/** Loads the compiled code of one library, once per thread, on first use. */
export function audioModule(name: AudioModuleName): Promise<WasmModule> {
  return (loaded[name] ??= readFile(files[name]()).then(compileWasm))
}

/** Loads all compiled code for `workerData`: a thread that adopts it neither reads nor compiles anything. */
export async function loadAudioModules(): Promise<AudioModules> {
  const [lame, resampler, tempo] = await Promise.all([
    audioModule('lame'),
    audioModule('resampler'),
    audioModule('tempo'),
  ])
  return { lame, resampler, tempo }
}

/** Takes over what another thread compiled. Call it before the first encoder is made. */
export function adoptAudioModules(modules: AudioModules): void {
  loaded.lame = Promise.resolve(modules.lame)
  loaded.resampler = Promise.resolve(modules.resampler)
  loaded.tempo = Promise.resolve(modules.tempo)
}
