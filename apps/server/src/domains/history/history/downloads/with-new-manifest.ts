import { withManifest, withoutManifest } from '@vireo/audio'

/** All headers of a file end before, and a manifest with them. */
const headBytes = 64 * 1024

type Signed = { readonly codec: 'mp3' | 'wav'; readonly manifest: string | undefined }

/** Puts a manifest into a file that goes by, in place of one that is there; leaves the file as it is without one. */
export async function* withNewManifest(
  blocks: AsyncIterable<Uint8Array>,
  { codec, manifest }: Signed,
): AsyncIterable<Uint8Array> {
  if (manifest === undefined) return yield* blocks
  const head = { blocks: [] as Uint8Array[], sizeBytes: 0, isOver: false }
  const over = () => {
    head.isOver = true
    return withManifest(codec, withoutManifest(codec, Buffer.concat(head.blocks)), manifest)
  }
  for await (const block of blocks) {
    if (head.isOver) {
      yield block
      continue
    }
    head.blocks.push(block)
    head.sizeBytes += block.length
    if (head.sizeBytes >= headBytes) yield over()
  }
  if (!head.isOver && head.sizeBytes > 0) yield over()
}
