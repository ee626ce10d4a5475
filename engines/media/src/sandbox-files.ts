import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs'
import type { FfmpegCore } from './ffmpeg-core.ts'

/** Opens a file of the host for reading under a path of the sandbox. FFmpeg reads what it needs, where it needs it. */
export function mountSourceFile(core: FfmpegCore, sandboxPath: string, hostPath: string): { close(): void } {
  const file = openSync(hostPath, 'r')
  core.FS.writeFile(sandboxPath, new Uint8Array(0))
  const { node } = core.FS.lookupPath(sandboxPath)
  node.usedBytes = fstatSync(file).size
  node.stream_ops = {
    ...node.stream_ops,
    read: (_stream, buffer, offset, length, position) => readSync(file, buffer, offset, length, position),
  }
  return { close: () => closeSync(file) }
}

/** Sends what FFmpeg writes under a path of the sandbox into a file of the host. */
export function mountTargetFile(core: FfmpegCore, sandboxPath: string, hostPath: string): { close(): void } {
  const file = openSync(hostPath, 'w+')
  catchWrites(core, sandboxPath, (bytes, position) => writeSync(file, bytes, 0, bytes.length, position))
  const { node } = core.FS.lookupPath(sandboxPath)
  // FFmpeg reads again what it wrote where the index of a film is to stand first.
  node.stream_ops = {
    ...node.stream_ops,
    read: (_stream, buffer, offset, length, position) => readSync(file, buffer, offset, length, position),
  }
  return { close: () => closeSync(file) }
}

/** Hands what FFmpeg writes under a path of the sandbox to a function. The bytes are valid only during the call. */
export function catchWrites(
  core: FfmpegCore,
  sandboxPath: string,
  write: (bytes: Uint8Array, position: number) => void,
): void {
  core.FS.writeFile(sandboxPath, new Uint8Array(0))
  const { node } = core.FS.lookupPath(sandboxPath)
  node.stream_ops = {
    ...node.stream_ops,
    write(_stream, buffer, offset, length, position) {
      write(new Uint8Array(buffer.buffer, buffer.byteOffset + offset, length), position)
      node.usedBytes = Math.max(node.usedBytes, position + length)
      return length
    },
  }
}
