import { audioModule, type AudioModuleName } from './audio-modules.ts'
import { instantiateWasm } from './wasm-module.ts'

/** What every library built with Emscripten offers. Views go stale when memory grows: read them afresh. */
export type EmscriptenLibrary = {
  readonly HEAPF32: Float32Array
  readonly HEAP32: Int32Array
  _malloc(sizeBytes: number): number
  _free(address: number): void
}

export type EmscriptenFactory<Library extends EmscriptenLibrary> = (options: {
  instantiateWasm(imports: object, receive: (instance: object) => object): object
}) => Promise<Library>

/** Starts a library on this thread's copy of its compiled code instead of letting it read its file again. */
export async function startLibrary<Library extends EmscriptenLibrary>(
  name: AudioModuleName,
  factory: EmscriptenFactory<Library>,
): Promise<Library> {
  const module = await audioModule(name)
  return factory({ instantiateWasm: (imports, receive) => receive(instantiateWasm(module, imports)) })
}
