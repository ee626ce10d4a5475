import { open } from 'node:fs/promises'
import type { Input, UploadedFile, VoiceId } from '@vireo/contracts/kit'
import type { professionalCloningEndpoints } from '@vireo/contracts/professional-cloning'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { type VoiceRow } from '#voices'
import { voiceFolder } from '#voices/files/index.ts'
import { keepFile } from '#voices/samples/index.ts'
import { getProfessionalVoice, holdProfessionalVoice } from '../policy.ts'
import { refreshFineTuning } from '../refresh-fine-tuning.ts'
import type { DocumentFile } from '../tables.ts'
import { documentHeadBytes, documentTypeOf } from './document-type.ts'
import { findDocuments, saveDocuments } from './documents-store.ts'

/** Asks the operator to verify a voice by documents. Those of an earlier request that was declined are thrown away. */
export async function requestVerification(
  ctx: With<'storage'>,
  input: Input<typeof professionalCloningEndpoints.requestVerification>,
): Promise<void> {
  const { voice_id: voiceId, extra_text: extraText } = input
  await assertMayAskForVerification(ctx, input)
  const types = await Promise.all(input.files.files.map(typeOf))
  const files: DocumentFile[] = []
  try {
    for (const [index, file] of input.files.files.entries())
      files.push(await keep(ctx, { voiceId, file, mimeType: types[index] ?? '' }))
    const before = await transaction(ctx, async (ctx) => {
      const voice = await holdProfessionalVoice(ctx, voiceId, 'editor')
      await assertOpen(ctx, voice)
      const declined = await findDocuments(ctx, voiceId)
      await saveDocuments(ctx, {
        voice_id: voiceId,
        workspace_id: ctx.workspaceId,
        requested_by: ctx.actor.userId,
        requested_at: ctx.now(),
        extra_text: extraText ?? '',
        files,
        decision: null,
        decided_at: null,
      })
      await refreshFineTuning(ctx, voice)
      await writeAudit(ctx, {
        action: 'professional-cloning.verification-requested',
        target: { kind: 'voice', id: voiceId },
        details: { files: files.length },
      })
      return declined?.files ?? []
    })
    await removeFiles(ctx, before)
  } catch (error) {
    await removeFiles(ctx, files)
    throw error
  }
}

/** Refuses documents before they have come. Throws `already_verified` or `verification_pending`. */
export async function assertMayAskForVerification(
  ctx: Context,
  { voice_id: voiceId }: { readonly voice_id: VoiceId },
): Promise<void> {
  await assertOpen(ctx, await getProfessionalVoice(ctx, voiceId, 'editor'))
}

async function assertOpen(ctx: Context, voice: VoiceRow): Promise<void> {
  if (voice.is_verified) throw new AppError('already_verified')
  const documents = await findDocuments(ctx, voice.id)
  if (documents?.decision === null) throw new AppError('verification_pending')
}

async function typeOf(file: UploadedFile): Promise<string> {
  const handle = await open(file.path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(documentHeadBytes), 0, documentHeadBytes, 0)
    const type = documentTypeOf(buffer.subarray(0, bytesRead))
    if (type) return type
  } finally {
    await handle.close()
  }
  throw new AppError('invalid_file_type', { message: 'Documents are PDF, PNG, JPEG or WebP files.', param: 'files' })
}

type Document = { readonly voiceId: VoiceId; readonly file: UploadedFile; readonly mimeType: string }

async function keep(ctx: With<'storage'>, { voiceId, file, mimeType }: Document): Promise<DocumentFile> {
  const id = ctx.newId('document')
  const storageKey = `${voiceFolder(ctx.workspaceId, voiceId)}documents/${id}`
  await keepFile(ctx, storageKey, file.path)
  return { id, fileName: file.fileName.slice(0, 255), mimeType, sizeBytes: file.sizeBytes, storageKey }
}

async function removeFiles(ctx: With<'storage'>, files: readonly DocumentFile[]): Promise<void> {
  for (const { storageKey } of files) await ctx.ports.storage.remove(storageKey)
}
