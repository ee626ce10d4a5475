// @ts-check
import { join } from 'node:path'

/**
 * How the built server is started, wherever that happens.
 * @param {string} root
 * @returns {{ args: string[], environment: NodeJS.ProcessEnv }}
 */
export function serverProcess(root) {
  return {
    // While it starts it grows as little as it can, which the server ends itself once it is ready.
    // A young generation of 4 MB instead of 16: audio lives outside the heap, and every thread has one of its own.
    // Each thread collects its garbage alone: there is a speech worker for every core, and helpers that collect beside
    // them take as much from speaking as they spare (measured: 3 of 6 ms a request).
    args: [
      '--expose-gc',
      '--optimize-for-size',
      '--max-semi-space-size=4',
      '--single-threaded-gc',
      join(root, 'dist/server/main.js'),
    ],
    // glibc reads this once, before Node starts: without it every worker thread keeps a heap of its own.
    environment: { MALLOC_ARENA_MAX: '2', ...process.env },
  }
}
