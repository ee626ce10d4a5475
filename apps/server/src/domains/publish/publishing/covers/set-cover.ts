import { readFile } from 'node:fs/promises'
import type { Input } from '@vireo/contracts/kit'
import { publishingLimits, type publishingEndpoints } from '@vireo/contracts/publishing'
import { invariant } from '#kernel/errors.ts'
import { keepBytes } from '#ports/keep-bytes.ts'
import type { With } from '#ports/ports.ts'
import { makeSquare } from '#voices/pictures/index.ts'
import { getWorkRow } from '../policy.ts'
import type { SeenWork } from '../works/present-work.ts'
import { newCoverKey } from './cover-file.ts'
import { saveCover } from './save-cover.ts'

/** Gives a work a cover. What is wrong with the file is said, and nothing changes then. */
export async function setCover(
  ctx: With<'sales' | 'settings' | 'storage'>,
  { work_id: id, files }: Input<typeof publishingEndpoints.setCover>,
): Promise<SeenWork> {
  const found = await getWorkRow(ctx, { work_id: id })
  const [sent] = files.picture
  invariant(sent, 'the contract asks for a file')
  const wish = { side: publishingLimits.coverSide, type: 'jpeg' } as const
  const { bytes, side } = await makeSquare(await readFile(sent.path), ctx.workspaceId, wish)
  const key = newCoverKey(found)
  const { storage } = ctx.ports
  await keepBytes(storage, key, bytes)
  try {
    return await saveCover(ctx, id, { cover_key: key, cover_bytes: bytes.length, cover_side: side })
  } catch (error) {
    await storage.remove(key)
    throw error
  }
}
