import { enginesEndpoints } from '@vireo/contracts/engines'
import { liveSettingsEndpoints, staffEndpoints, workEndpoints } from '@vireo/contracts/staff'
import { paths } from '#kit/routing/index.ts'
import { answer, type ScreenStates } from '#kit/testing/states.testing.ts'

const { listUsers, getUser, listRecordings, listWorkspaces, getWorkspace } = staffEndpoints
const { getWork, listLetters } = workEndpoints
const user = { email: 'somebody@example.test', first_name: 'Ada', is_email_verified: true } as const
const workspace = { name: 'Quiet Harbour', owner_email: 'somebody@example.test' } as const
const place = { ...workspace, tier: 'creator', status: 'active', character_count: 5, character_limit: 100 } as const

export const states: ScreenStates = {
  [paths.admin]: {
    asks: [enginesEndpoints.offer],
    ready: {
      answers: [answer(enginesEndpoints.offer, { may_install: true })],
      shows: 'What outsiders reported about what is public.',
    },
    empty: { never: 'It leads to what there is.' },
  },
  [paths.adminSettings]: {
    asks: [liveSettingsEndpoints.getSettings],
    ready: {
      answers: [answer(liveSettingsEndpoints.getSettings, { values: { contact_mail: null, moderated_terms: [] } })],
      shows: 'Who may create an account',
    },
    empty: { never: 'Every setting has a value.' },
  },
  [paths.adminWork]: {
    asks: [getWork, listLetters],
    ready: {
      answers: [
        answer(listLetters, {
          letters: [{ kind: 'identity.verify-email', last_error: 'The mailbox is full.', has_failed: true }],
        }),
      ],
      shows: 'The mailbox is full.',
    },
    empty: { shows: 'No e-mail is stuck' },
  },
  [paths.adminUsers]: {
    asks: [listUsers],
    ready: { answers: [answer(listUsers, { users: [user] })], shows: 'somebody@example.test' },
    empty: { answers: [answer(listUsers, { users: [] })], shows: 'Nobody found' },
  },
  [paths.adminUser]: {
    at: '/app/admin/users/user_1',
    asks: [getUser],
    ready: {
      answers: [
        answer(getUser, { ...user, blocked_at_unix: null, workspaces: [{ ...place, role: 'admin' }], grants: [] }),
      ],
      shows: 'Quiet Harbour',
    },
    empty: { never: 'It shows one account.' },
  },
  [paths.adminUserRecordings]: {
    at: '/app/admin/users/user_1/recordings',
    asks: [listRecordings],
    ready: {
      answers: [answer(listRecordings, { recordings: [{ text: 'Apples are red and round.', dialogue: null }] })],
      shows: 'Apples are red and round.',
    },
    empty: { answers: [answer(listRecordings, { recordings: [] })], shows: 'No recordings' },
  },
  [paths.adminWorkspaces]: {
    asks: [listWorkspaces],
    ready: { answers: [answer(listWorkspaces, { workspaces: [workspace] })], shows: 'Quiet Harbour' },
    empty: { answers: [answer(listWorkspaces, { workspaces: [] })], shows: 'No workspace found' },
  },
  [paths.adminWorkspace]: {
    at: '/app/admin/workspaces/ws_1',
    asks: [getWorkspace],
    ready: {
      answers: [
        answer(getWorkspace, {
          ...place,
          members: [{ email: 'member@example.test', kind: 'person', role: 'editor', is_owner: false }],
        }),
      ],
      shows: 'member@example.test',
    },
    empty: { never: 'It shows one workspace.' },
  },
}
