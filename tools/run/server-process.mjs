// @ts-check
import { join } from 'node:path'

/**
 * How the built server is started, wherever that happens.
 * @param {string} root
 * @returns {{ args: string[], environment: NodeJS.ProcessEnv }}
 */
export function serverProcess(root) {
  return {
    // A young generation of 8 MB instead of 16: audio lives outside the heap, and every thread has one of its own. With 4
    // a small request takes a seventh longer.
    // Each thread collects its young garbage alone: there is a speech worker for every core, and helpers that collect
    // beside them take as much from speaking as they spare (measured: 3 of 6 ms a request). The old generation is marked
    // beside the thread, though: alone, marking stopped the loop for 170 to 370 ms under uploads and open bodies.
    args: [
      '--expose-gc',
      '--max-semi-space-size=8',
      '--no-parallel-scavenge',
      '--require',
      join(root, 'tools/run/start-thriftily.cjs'),
      join(root, 'dist/server/main.js'),
    ],
    // glibc reads these once, before Node starts. Without the first every worker thread keeps a heap of its own. Without
    // the others what starting took for a moment may stay: one piece in use above 30 MB of free ones keeps them all
    // (measured: one start in four idled at 215 to 234 MB, the others at 200; with them ten of ten below 195).
    environment: {
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '32000',
      MALLOC_TRIM_THRESHOLD_: '131072',
      ...process.env,
    },
  }
}
