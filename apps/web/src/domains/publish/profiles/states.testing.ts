import { profilesEndpoints } from '@vireo/contracts/profiles'
import { paths } from '#kit/routing/index.ts'
import { answer, type ScreenStates } from '#kit/testing/states.testing.ts'

/** A picture of one pixel. */
const cover = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs='

export const states: ScreenStates = {
  [paths.profiles]: {
    asks: [profilesEndpoints.get],
    ready: {
      answers: [
        answer(profilesEndpoints.get, {
          handle: 'ada',
          name: 'Ada',
          page_url: 'https://vireo.example/@ada',
          is_public: true,
        }),
        answer(profilesEndpoints.listWorks, { works: [{ history_item_id: 'hist_1', title: 'How apples ripen' }] }),
        answer(profilesEndpoints.listPublishedWorks, {
          works: [{ work_id: 'work_1', kind: 'audiobook', title: 'Two gardens', author: 'Ada', cover_url: cover }],
        }),
      ],
      shows: 'How apples ripen',
    },
    empty: { shows: 'Choose a handle and a name, and your page can be shown.', action: 'Add link' },
  },
}
