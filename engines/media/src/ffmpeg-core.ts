import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** Writes or reads one open file of the sandbox; positions are bytes. Returns how many bytes it took or gave. */
export type FileOperation = (
  stream: object,
  buffer: Int8Array | Uint8Array,
  offset: number,
  length: number,
  position: number,
) => number

/** A file of Emscripten's in-memory file system; only what is replaced here. */
export type SandboxNode = {
  usedBytes: number
  stream_ops: { read: FileOperation; write: FileOperation }
}

/** The part of @ffmpeg/core that is used. Each call of exec or ffprobe is one run of the command. */
export type FfmpegCore = {
  readonly FS: {
    writeFile(path: string, bytes: Uint8Array, options?: { canOwn: boolean }): void
    readFile(path: string): Uint8Array
    analyzePath(path: string): { readonly exists: boolean }
    lookupPath(path: string): { readonly node: SandboxNode }
  }
  exec(...args: string[]): number
  ffprobe(...args: string[]): number
  setLogger(logger: (line: { readonly message: string }) => void): void
  setProgress(listener: (progress: { readonly time: number }) => void): void
  reset(): void
}

type Memory = { readonly buffer: ArrayBuffer; grow(pages: number): number }
type Instance = { readonly exports: Record<string, unknown> }
type Platform = {
  compile(bytes: Uint8Array): Promise<object>
  Instance: new (module: object, imports: object) => Instance
  Memory: new (...args: never) => Memory
}
type CoreFactory = (options: {
  instantiateWasm(imports: object, receive: (instance: Instance) => object): object
}) => Promise<FfmpegCore>

const pageBytes = 65_536

/** Answers Node's `WebAssembly`, which only its type declarations lack. */
function platform(): Platform {
  return Reflect.get(globalThis, 'WebAssembly') as Platform
}

/**
 * Caps the memory of a sandbox: beyond `limitBytes`, `grow` throws RangeError, which the sandbox handles as it would a
 * full machine.
 */
function limitMemory({ exports }: Instance, limitBytes: number): void {
  for (const memory of Object.values(exports)) {
    if (!(memory instanceof platform().Memory)) continue
    const grow = memory.grow.bind(memory)
    memory.grow = (pages) => {
      if (memory.buffer.byteLength + pages * pageBytes > limitBytes) throw new RangeError('memory limit')
      return grow(pages)
    }
  }
}

/**
 * Compiles FFmpeg once and gives a new sandbox for each call: no media ever meets what another left behind.
 * The package expects a browser's worker, so this thread has to pretend to be one.
 */
export async function loadFfmpeg(memoryLimitBytes: number): Promise<() => Promise<FfmpegCore>> {
  const require = createRequire(import.meta.url)
  Object.assign(globalThis, { self: globalThis, location: { href: 'file:///' } })
  // Newer versions of Node bring WebSocket, through which the sandbox could open connections.
  Reflect.deleteProperty(globalThis, 'WebSocket')
  const createCore: CoreFactory = require('@ffmpeg/core')
  const module = await platform().compile(await readFile(require.resolve('@ffmpeg/core/wasm')))
  return () =>
    createCore({
      instantiateWasm(imports, receive) {
        const instance = new (platform().Instance)(module, imports)
        limitMemory(instance, memoryLimitBytes)
        receive(instance)
        return instance.exports
      },
    })
}
