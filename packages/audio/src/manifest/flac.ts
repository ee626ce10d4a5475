import { joinBytes } from '../join.ts'
import { findComment, withComment } from './vorbis-comments.ts'

const comments = 4
const blocksMax = 64

type Block = { readonly start: number; readonly body: Uint8Array; readonly kind: number; readonly isLast: boolean }

/** Adds a comment to a FLAC file that has comments. */
export function withFlacComment(file: Uint8Array, name: string, text: string): Uint8Array<ArrayBuffer> | undefined {
  const block = blocksOf(file).find(({ kind }) => kind === comments)
  if (!block) return undefined
  const body = withComment(block.body, 0, name, text)
  const head = Uint8Array.of(
    block.isLast ? comments | 0x80 : comments,
    body.length >> 16,
    body.length >> 8,
    body.length,
  )
  const end = block.start + 4 + block.body.length
  return joinBytes([file.subarray(0, block.start), head, body, file.subarray(end)])
}

/** Finds a comment at the beginning of a FLAC file. */
export function findInFlac(head: Uint8Array, name: string): string | undefined {
  const block = blocksOf(head).find(({ kind }) => kind === comments)
  return block && findComment(block.body, 0, name)
}

function blocksOf(bytes: Uint8Array): Block[] {
  const blocks: Block[] = []
  for (let at = 4; at + 4 <= bytes.length && blocks.length < blocksMax;) {
    const [flags = 0, high = 0, middle = 0, low = 0] = bytes.subarray(at, at + 4)
    const size = (high << 16) | (middle << 8) | low
    const body = bytes.subarray(at + 4, at + 4 + size)
    blocks.push({ start: at, body, kind: flags & 0x7f, isLast: flags >= 0x80 })
    if (flags >= 0x80) break
    at += 4 + size
  }
  return blocks
}
