import { audioNativeEndpoints } from '@vireo/contracts/audio-native'
import { usersEndpoints } from '@vireo/contracts/users'
import { paths } from '#kit/routing/index.ts'
import { answer, type ScreenStates } from '#kit/testing/states.testing.ts'

const project = { project_id: 'anproject_1', name: 'Garden blog' }
const projects = answer(audioNativeEndpoints.listProjects, { projects: [project] })
const hasIt = answer(usersEndpoints.getSubscription, { can_use_audio_native: true })

export const states: ScreenStates = {
  [paths.audioNative]: {
    asks: [audioNativeEndpoints.listProjects],
    ready: { answers: [projects], shows: 'Garden blog' },
    empty: { answers: [hasIt], shows: 'Let your site speak', action: 'Create project' },
  },
  [paths.audioNativeSettings]: {
    at: `${paths.audioNativeSettings}?project=anproject_1`,
    asks: [audioNativeEndpoints.listProjects, audioNativeEndpoints.listPages, audioNativeEndpoints.listDomains],
    ready: {
      answers: [
        projects,
        answer(audioNativeEndpoints.listPages, { pages: [{ page_id: 'anpage_1', title: 'How apples ripen' }] }),
        answer(audioNativeEndpoints.listDomains, { domains: [{ domain: 'garden.example.org' }] }),
      ],
      shows: 'How apples ripen',
    },
    empty: { answers: [projects], shows: 'No page yet', action: 'Get the line of HTML' },
  },
  [paths.audioNativePlayer]: {
    at: `${paths.audioNativePlayer}?project=anproject_1`,
    asks: [audioNativeEndpoints.listProjects],
    ready: { answers: [projects], shows: 'Put this one line where the player is to stand.' },
    empty: { never: 'Every project has a player.' },
  },
  [paths.audioNativeAnalytics]: {
    asks: [audioNativeEndpoints.getAnalytics],
    ready: {
      answers: [
        answer(audioNativeEndpoints.getAnalytics, {
          plays: 4321,
          quarter_seconds: [4, 3, 2, 1],
          pages: [{ page_id: 'anpage_1', title: 'How apples ripen', url: 'https://garden.example.org/apples' }],
        }),
      ],
      shows: 'How apples ripen',
    },
    empty: { shows: 'Nothing was heard in this time' },
  },
}
