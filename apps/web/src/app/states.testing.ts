import { historyEndpoints } from '@vireo/contracts/history'
import { usersEndpoints } from '@vireo/contracts/users'
import { workspacesEndpoints } from '@vireo/contracts/workspaces'
import { paths } from '#kit/routing/index.ts'
import { answer, type ScreenStates } from '#kit/testing/states.testing.ts'

export const states: ScreenStates = {
  [paths.home]: {
    asks: [historyEndpoints.list],
    ready: {
      answers: [
        answer(historyEndpoints.list, {
          history: [{ history_item_id: 'h1', text: 'The ferry leaves at ten.', voice_name: 'Ewan' }],
        }),
      ],
      shows: 'The ferry leaves at ten.',
    },
    empty: { shows: 'Your first recording will appear here' },
  },
  [paths.profile]: {
    asks: [usersEndpoints.get],
    ready: { shows: 'How Vireo addresses you. Only you see it.' },
    empty: { never: 'Everybody has a profile.' },
  },
  [paths.language]: { asksNothing: 'The languages come with the page.', shows: 'The language of this interface' },
  [paths.workspaceSecurity]: {
    asks: [workspacesEndpoints.get],
    ready: { shows: 'Require a second factor' },
    empty: { never: 'Every workspace has settings.' },
  },
}
