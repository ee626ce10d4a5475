import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import createEspeak, { type EspeakLibrary } from '@echogarden/espeak-ng-emscripten'
import { isKnownBuild, resetKnownBuild, type ResetState } from './random-state.ts'

export type LoadedEspeak = { readonly espeak: EspeakLibrary; readonly resetState: ResetState }

/** Another build still speaks; only a piece said twice may then differ in noise and flutter. */
const resetNothing: ResetState = () => undefined

/** Starts one espeak: about 100 ms and 40 MB. */
export async function loadEspeak(): Promise<LoadedEspeak> {
  const script = createRequire(import.meta.url).resolve('@echogarden/espeak-ng-emscripten')
  const folder = dirname(script)
  const [bytes, espeak] = await Promise.all([
    readFile(script),
    createEspeak({ locateFile: (name) => join(folder, name) }),
  ])
  return { espeak, resetState: isKnownBuild(bytes) ? resetKnownBuild(espeak) : resetNothing }
}
