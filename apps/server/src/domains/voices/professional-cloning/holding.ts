import type { Holding } from '#domains/holding.ts'
import { giveProfessionalVoices, listDocumentFiles, listDocumentTraces, listTrainingTraces } from './holding-store.ts'

/** Voices and recordings are the slice voices' to give and to forget; what is here goes with them. */
export const professionalCloningHolding: Holding = {
  tables: ['professional_voices', 'professional_papers', 'professional_trainings', 'professional_languages'],
  files: async function* (ctx, { workspaceId }) {
    yield { path: 'professional-cloning/trainings.json', json: await listTrainingTraces(ctx, workspaceId) }
    yield { path: 'professional-cloning/verifications.json', json: await listDocumentTraces(ctx, workspaceId) }
    for (const { voice_id: voiceId, files } of await listDocumentFiles(ctx, workspaceId))
      for (const { id, storageKey, sizeBytes } of files)
        yield { path: `professional-cloning/documents/${voiceId}/${id}`, storageKey, sizeBytes }
  },
  depart: async (ctx, { workspaceId, userId, heirId }) => {
    if (heirId !== null) await giveProfessionalVoices(ctx, { workspaceId, from: userId, to: heirId })
  },
}
