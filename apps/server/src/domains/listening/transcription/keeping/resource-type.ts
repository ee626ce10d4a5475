import { defineResourceType } from '#resources'
import { findTranscript } from './transcript-store.ts'
import { transcriptType } from './transcript-type.ts'

/** Transcripts have an owner and are shared: viewers read, commenters remark, editors correct, admins stop and delete. */
export const transcriptResource = defineResourceType({
  type: transcriptType,
  writePermission: 'speech_to_text',
  find: async (ctx, id) => {
    const row = await findTranscript(ctx, id)
    return row && { name: row.title ?? row.id }
  },
})
