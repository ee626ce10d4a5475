import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Input } from '@vireo/contracts/kit'
import type { profilesEndpoints } from '@vireo/contracts/profiles'
import { invariant } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { keepBytes } from '#ports/keep-bytes.ts'
import type { With } from '#ports/ports.ts'
import { makeSquare } from '#voices/pictures/index.ts'
import { pictureFile, type ProfilePicture } from './picture-url.ts'
import { replacePicture } from './replace-picture.ts'

/** Gives the caller's profile a picture, in place of the one before. What is wrong with it is said; nothing changes then. */
export async function setPicture(
  ctx: With<'storage'>,
  { files }: Input<typeof profilesEndpoints.setPicture>,
): Promise<ProfilePicture> {
  const [sent] = files.picture
  invariant(sent, 'the contract asks for a file')
  const { bytes: webp } = await makeSquare(await readFile(sent.path), ctx.workspaceId)
  const given = { userId: ctx.actor.userId, picture: randomBytes(16).toString('hex') }
  const { storage } = ctx.ports
  await keepBytes(storage, pictureFile(given), webp)
  try {
    await transaction(ctx, (ctx) => replacePicture(ctx, given.picture))
  } catch (error) {
    await storage.remove(pictureFile(given))
    throw error
  }
  return given
}
