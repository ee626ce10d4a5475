declare const compiled: unique symbol

/** A compiled WebAssembly module. Threads may share it through `postMessage` or `workerData`. */
export type WasmModule = object & { readonly [compiled]: true }

type WasmInstance = { readonly exports: object }

type WasmPlatform = {
  compile(bytes: Uint8Array): Promise<WasmModule>
  Instance: new (module: WasmModule, imports: object) => WasmInstance
}

/** Answers Node's `WebAssembly`, which only its type declarations lack. */
function platform(): WasmPlatform {
  return Reflect.get(globalThis, 'WebAssembly') as WasmPlatform
}

/** Compiles off the main thread. Rejects with a CompileError when the bytes are not WebAssembly. */
export function compileWasm(bytes: Uint8Array): Promise<WasmModule> {
  return platform().compile(bytes)
}

/** Instantiates at once; what the exports look like is known to the caller only. */
export function instantiateWasm(module: WasmModule, imports: object): WasmInstance {
  return new (platform().Instance)(module, imports)
}
