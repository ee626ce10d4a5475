import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { settle } from '#usage/reservations/index.ts'
import { transcriptionCost } from '../asking/transcription-cost.ts'
import { addFormats } from '../exporting/add-formats.ts'
import type { HeardRecording } from '../hearing/hear-recording.ts'
import { writeDocument } from '../hearing/write-document.ts'
import { presentSpoken } from '../keeping/present-spoken.ts'
import { changeTranscript, holdForWork } from '../keeping/transcript-store.ts'
import { insertVersion } from '../keeping/version-store.ts'
import type { TranscriptRow } from '../tables.ts'
import { tellHeard } from '../telling/tell.ts'
import { removeStretches } from './stretch-store.ts'
import { TranscriptionOver } from './transcription-over.ts'

type Finished = { readonly heard: HeardRecording; readonly durationMs: number; readonly reservationId: string }

/** Writes the words down and settles their price, in one transaction. Throws `TranscriptionOver`. */
export async function finishTranscript(
  ctx: With<never>,
  { id, user_id: userId, title, wishes, telling }: TranscriptRow,
  { heard, durationMs, reservationId }: Finished,
): Promise<void> {
  const written = writeDocument(heard, wishes)
  const { document, spoken, language, languageProbability, timing } = written
  const added = await addFormats(ctx, { title, ...written }, telling?.formats ?? [])
  const heardAll = presentSpoken({ id, document, wishes, language, languageProbability, durationMs, added })
  const credits = transcriptionCost(heard.heardMs)
  await transaction(ctx, async (ctx) => {
    if (!(await holdForWork(ctx, id))) throw new TranscriptionOver()
    await settle(ctx, reservationId, credits, { durationMs: Math.round(heard.heardMs) })
    await insertVersion(ctx, {
      id: ctx.newId('transcriptVersion'),
      workspace_id: ctx.workspaceId,
      transcript_id: id,
      version: 1,
      user_id: userId ?? '',
      document,
      created_at: ctx.now(),
    })
    await removeStretches(ctx, id)
    await tellHeard(ctx, telling, { transcription: heardAll, wishes, timing })
    await changeTranscript(ctx, id, {
      state: 'done',
      reservation_id: null,
      progress: 1,
      seconds_left: null,
      language_code: language,
      language_probability: languageProbability,
      timing,
      duration_ms: Math.round(durationMs),
      credits,
      version: 1,
      spoken,
      telling: null,
      finished_at: ctx.now(),
    })
  })
}
