import { enqueue } from '#jobs/enqueue.ts'
import type { Holding } from '#domains/holding.ts'
import { removeFilesJob } from '#voices/files/index.ts'
import { deleteAttemptsOf, listAttemptsOf } from './attempt-store.ts'
import { deleteCaptchasOf } from './captcha-store.ts'
import { deleteOpeningsOf } from './opening-store.ts'

/** Recordings of people who proved a voice theirs; those for an own voice go with it. */
export const voiceVerificationHolding: Holding = {
  tables: ['voice_captchas', 'voice_verification_attempts', 'voice_openings'],
  files: async function* (ctx, { workspaceId }) {
    const attempts = await listAttemptsOf(ctx, workspaceId)
    yield {
      path: 'voice-verification/attempts.json',
      json: attempts.map((attempt) => ({ ...attempt, storage_key: undefined })),
    }
    for (const { id, storage_key: storageKey, size_bytes: sizeBytes } of attempts)
      if (storageKey !== null) yield { path: `voice-verification/recordings/${id}`, storageKey, sizeBytes }
  },
  depart: (ctx, { workspaceId, userId }) => deleteCaptchasOf(ctx, workspaceId, userId),
  erase: async (ctx, { workspaceId }) => {
    const keys = await deleteAttemptsOf(ctx, workspaceId)
    await deleteCaptchasOf(ctx, workspaceId, null)
    await deleteOpeningsOf(ctx, workspaceId)
    if (keys.length > 0) await enqueue(ctx, removeFilesJob, { keys: [...keys] })
  },
}
