import { SpeechToTextFields } from '@vireo/contracts/transcription'
import { beforeEach, describe, expect, test } from 'vitest'
import { oddRecordings } from '#test/hostile-recordings.ts'
import { refusesHostile } from '#test/refuses-hostile.ts'
import { codeOf, startTranscriptionServer } from '../transcription.testing.ts'

const on = await startTranscriptionServer()
const { server, send, begin, usedCredits, countOf } = on
beforeEach(() => on.reset())

async function left(): Promise<readonly number[]> {
  let files = 0
  for await (const { key } of server.ports.storage.list('transcription/')) files += key.length > 0 ? 1 : 0
  return [await usedCredits(), await countOf('transcripts'), await countOf('credit_reservations'), files]
}

refusesHostile({ left, field: 'file', send: async (make) => [await codeOf(await send(make()))] })

// Whether somebody speaks is found out by whoever hears all of it.
describe('in the background', () => {
  refusesHostile({
    left,
    field: 'file',
    later: ['silence'],
    send: async (make) => [await codeOf(await begin(make()))],
  })
})

test.each(Object.entries(oddRecordings))(
  '%s says nothing that matters, and is heard, kept and paid',
  async (_, make) => {
    const [credits, transcripts] = await left()
    expect((await send(make())).status).toBe(200)
    const [creditsThen, transcriptsThen] = await left()
    expect(creditsThen).toBeGreaterThan(credits ?? 0)
    expect(transcriptsThen).toBe((transcripts ?? 0) + 1)
  },
)

/** What becomes of each field: nothing that somebody can send is ignored in silence. */
const treated = {
  done: [
    'model_id',
    'language_code',
    'num_speakers',
    'timestamps_granularity',
    'diarize',
    'additional_formats',
    'file_format',
    'source_url',
    'cloud_storage_url',
    'webhook',
    'webhook_id',
    'webhook_metadata',
  ],
  /** Named in `generation-info` where the engine does not. */
  asTheEngineCan: ['tag_audio_events', 'temperature', 'seed', 'keyterms'],
  refused: [
    'diarization_threshold',
    'use_multi_channel',
    'entity_detection',
    'entity_redaction',
    'no_verbatim',
    'use_speaker_library',
    'detect_speaker_roles',
  ],
  /** Say how something is done that is refused where it is asked for. */
  beside: ['multichannel_output_style', 'entity_redaction_mode'],
}

test('every field of the form is obeyed, named or refused', () => {
  expect(Object.values(treated).flat().toSorted()).toEqual(Object.keys(SpeechToTextFields.shape).toSorted())
})
