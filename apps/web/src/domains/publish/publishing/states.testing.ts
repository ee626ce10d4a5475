import { publishingEndpoints } from '@vireo/contracts/publishing'
import { paths } from '#kit/routing/index.ts'
import { answer, type ScreenStates } from '#kit/testing/states.testing.ts'

const work = { work_id: 'work_1', title: 'How apples ripen' }

export const states: ScreenStates = {
  [paths.publishing]: {
    asks: [publishingEndpoints.listWorks],
    ready: { answers: [answer(publishingEndpoints.listWorks, { works: [work] })], shows: 'How apples ripen' },
    empty: { shows: 'Let others hear it', action: 'Create work' },
  },
  [paths.publishedWork]: {
    at: '/app/publishing/work_1',
    asks: [publishingEndpoints.getWork],
    ready: { answers: [answer(publishingEndpoints.getWork, work)], shows: 'How apples ripen' },
    empty: { never: 'Every work has a title.' },
  },
}
