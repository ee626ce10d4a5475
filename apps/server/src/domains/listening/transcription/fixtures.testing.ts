import { type Fixtures, givenSound } from '#test/fixtures.ts'
import { transaction } from '#kernel/transaction.ts'
import { insertComment } from './commenting/comment-store.ts'
import { insertTranscript } from './keeping/transcript-store.ts'
import { putKeyterms } from './keyterms/keyterm-store.ts'
import { insertVersion } from './keeping/version-store.ts'
import { newRow } from './asking/new-row.ts'

/** What tests of every endpoint are given of this slice. */
export const fixtures: Fixtures = {
  things: async ({ server, owner: { userId, workspaceId } }) => {
    const ctx = server.product.systemContext(workspaceId)
    const id = ctx.newId('transcript')
    const key = await givenSound(server, `transcription/${workspaceId}/${id}`)
    const made = { workspace_id: workspaceId, user_id: userId, created_at: new Date() }
    await transaction(ctx, (ctx) =>
      insertTranscript(ctx, {
        ...newRow({ timestamps: 'word', separates: false, speakersMax: 8, notDone: [] }),
        ...made,
        id,
        title: 'a test.wav',
        state: 'done',
        job_id: null,
        reservation_id: null,
        progress: 1,
        language_code: 'en',
        language_probability: 1,
        timing: 'engine',
        duration_ms: 1000,
        media_key: key,
        media_type: 'audio/mpeg',
        media_bytes: 5,
        has_video: false,
        credits: 2,
        version: 1,
        spoken: 'word',
        finished_at: new Date(),
      }),
    )
    const word = { text: 'word', type: 'word' as const, start: 0, end: 1, speaker_id: null, logprob: 0 }
    const document = { speakers: [], paragraphs: [{ speaker_id: null, tokens: [word] }] }
    const keyterm = { workspace_id: workspaceId, keyterm: 'Vireo', folded: 'vireo', created_at: new Date() }
    const keytermId = ctx.newId('keyterm')
    await transaction(ctx, (ctx) => putKeyterms(ctx, [{ ...keyterm, id: keytermId }]))
    const [versionId, commentId] = [ctx.newId('transcriptVersion'), ctx.newId('transcriptComment')]
    const remark = { id: commentId, reply_to: null, at_ms: 0, text: 'a remark', resolved_at: null }
    await transaction(ctx, async (ctx) => {
      await insertVersion(ctx, { ...made, id: versionId, transcript_id: id, version: 1, document })
      await insertComment(ctx, { ...made, ...remark, transcript_id: id })
    })
    return { transcription_id: id, keyterm_id: keytermId, transcript_version_id: versionId, comment_id: commentId }
  },
  requests: {
    'transcription.addKeyterms': { body: { keyterms: ['Vireo'] } },
    'transcription.save': { body: { expected_version: 1, document: { speakers: [], paragraphs: [] } } },
    'transcription.export': { query: 'format=srt' },
    'transcription.restoreVersion': { body: { expected_version: 1 } },
    'transcription.addComment': { body: { at_seconds: 0, text: 'a remark' } },
    'transcription.changeComment': { body: { resolved: true } },
    'transcription.watchMedia': { query: 'key=none' },
    'transcription.rename': { body: { title: 'another name' } },
  },
}
