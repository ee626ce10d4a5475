declare const compiled: unique symbol

/** A compiled WebAssembly module. */
export type WasmModule = object & { readonly [compiled]: true }

type WasmImport = { readonly module: string; readonly name: string }

type WasmPlatform = {
  compile(bytes: Uint8Array): Promise<WasmModule>
  Module: (new (bytes: Uint8Array) => WasmModule) & { imports(module: WasmModule): readonly WasmImport[] }
  Instance: new (module: WasmModule, imports: object) => { readonly exports: object }
}

/** Answers Node's `WebAssembly`, which only its type declarations lack. */
function platform(): WasmPlatform {
  return Reflect.get(globalThis, 'WebAssembly') as WasmPlatform
}

/** Compiles off this thread. Rejects with a CompileError when the bytes are not WebAssembly. */
export function compileWasm(bytes: Uint8Array): Promise<WasmModule> {
  return platform().compile(bytes)
}

/** Compiles a few bytes at once. */
export function compileWasmNow(bytes: Uint8Array): WasmModule {
  return new (platform().Module)(bytes)
}

/** Lists what a module wants to import, whatever the modules it comes from. */
export function importNamesOf(module: WasmModule): readonly string[] {
  return platform()
    .Module.imports(module)
    .map(({ name }) => name)
}

/** Instantiates at once; what the exports look like is known to the caller only. */
export function instantiateWasm(module: WasmModule, imports: object): object {
  return new (platform().Instance)(module, imports).exports
}
