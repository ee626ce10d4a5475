import { setFlagsFromString } from 'node:v8'

/**
 * Ends the thrift that the process starts with (see `tools/run/server-process.mjs`): what starting up left behind is
 * given back once, closing the gaps between what stays. From then on the engine collects when it is worth it, not as
 * early as it can.
 */
export function settleMemory(): void {
  setFlagsFromString('--compact-on-every-full-gc')
  globalThis.gc?.()
  setFlagsFromString('--no-compact-on-every-full-gc')
  setFlagsFromString('--no-optimize-for-size')
}
