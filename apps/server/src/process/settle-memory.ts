import { setFlagsFromString } from 'node:v8'

/**
 * Ends the tight memory settings that the process starts with (see `tools/run/server-process.mjs`): what starting left
 * behind is freed and compacted once. From then on the engine collects when it pays off, not as early as it can.
 */
export function settleMemory(): void {
  setFlagsFromString('--compact-on-every-full-gc')
  globalThis.gc?.()
  setFlagsFromString('--no-compact-on-every-full-gc')
  setFlagsFromString('--no-optimize-for-size')
}
