import { productionsEndpoints } from '@vireo/contracts/productions'
import { workbenchEndpoints } from '@vireo/contracts/workbench'
import { paths } from '#kit/routing/index.ts'
import { answer, type ScreenStates } from '#kit/testing/states.testing.ts'

/** What a player asks nobody for. */
const silence = 'data:audio/mpeg,'
const segment = { id: '1', text: 'Good morning.', speaker_id: 'a', start_s: 0, end_s: 2 }
const open = answer(workbenchEndpoints.open, {
  may_write: true,
  media_type: 'audio/mpeg',
  cue_options: null,
  task: {
    state: 'claimed',
    service: 'transcription',
    source_language: 'en',
    target_language: 'en',
    duration_ms: 60_000,
  },
})

export const states: ScreenStates = {
  [paths.workbench]: {
    at: '/app/productions/work/user_1/prodtask_1',
    asks: [workbenchEndpoints.open, productionsEndpoints.getContent],
    ready: {
      answers: [
        open,
        answer(productionsEndpoints.getContent, { media_url: silence, content: { segments: [segment], speakers: [] } }),
      ],
      shows: 'Good morning.',
    },
    empty: {
      answers: [
        open,
        answer(productionsEndpoints.getContent, { media_url: silence, content: { segments: [], speakers: [] } }),
      ],
      shows: 'Nothing is written yet',
      action: 'Begin a segment',
    },
  },
}
