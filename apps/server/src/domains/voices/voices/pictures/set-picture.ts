import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Input } from '@vireo/contracts/kit'
import type { voicesEndpoints } from '@vireo/contracts/voices'
import { writeAudit } from '#kernel/audit.ts'
import { invariant } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { keepBytes } from '#ports/keep-bytes.ts'
import type { With } from '#ports/ports.ts'
import { assertIsOwn } from '../edit-voice.ts'
import { holdOwnVoice } from '../own-voice.ts'
import { forgetPicture } from './forget-picture.ts'
import { makeSquare } from './make-square.ts'
import { pictureFile } from './picture-file.ts'
import { updatePicture } from './picture-store.ts'
import type { GivenPicture } from './picture-url.ts'

/** Gives a voice a picture in place of the one drawn, or of the one before. What is wrong with it is said; nothing changes then. */
export async function setPicture(
  ctx: With<'settings' | 'storage'>,
  input: Input<typeof voicesEndpoints.setPicture>,
): Promise<GivenPicture> {
  await assertIsOwn(ctx, input)
  const [sent] = input.files.picture
  invariant(sent, 'the contract asks for a file')
  const { bytes } = await makeSquare(await readFile(sent.path), ctx.workspaceId)
  const [voiceId, picture] = [input.voice_id, randomBytes(16).toString('hex')]
  const key = pictureFile(ctx.workspaceId, voiceId, picture)
  const { storage } = ctx.ports
  await keepBytes(storage, key, bytes)
  try {
    await transaction(ctx, async (ctx) => {
      const voice = await holdOwnVoice(ctx, voiceId, 'editor')
      await forgetPicture(ctx, voice)
      await updatePicture(ctx, voiceId, picture)
      await writeAudit(ctx, {
        action: 'voices.edited',
        target: { kind: 'voice', id: voiceId },
        details: { name: voice.name, picture: 'given' },
      })
    })
  } catch (error) {
    await storage.remove(key)
    throw error
  }
  return { voiceId, picture }
}
