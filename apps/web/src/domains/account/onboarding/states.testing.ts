import { onboardingEndpoints } from '@vireo/contracts/onboarding'
import { onboardingItems, usersEndpoints } from '@vireo/contracts/users'
import { paths } from '#kit/routing/index.ts'
import { answer, type ScreenStates } from '#kit/testing/states.testing.ts'

const items = onboardingItems.map((id) => ({
  onboarding_checklist_item_id: id,
  item_id: id,
  is_completed: id === 'generate_text_to_speech',
  is_coming: id === 'create_dub',
}))

const user = { is_email_verified: true, first_name: null, onboarding_survey: null } as const
const never = 'There is always somebody to ask.'

export const states: ScreenStates = {
  [paths.onboarding]: {
    asks: [usersEndpoints.get],
    ready: { answers: [answer(usersEndpoints.get, user)], shows: 'What should we call you?' },
    empty: { never },
  },
  [paths.onboardingNext]: {
    asks: [usersEndpoints.get],
    ready: { answers: [answer(usersEndpoints.get, user)], shows: 'Where would you like to begin?' },
    empty: { never },
  },
  [paths.eleven]: { asksNothing: 'Templates come with the product.', shows: 'A scene with two characters' },
  [paths.onboardingChecklist]: {
    asks: [onboardingEndpoints.initiate],
    ready: { answers: [answer(onboardingEndpoints.initiate, { items })], shows: 'Turn text into speech' },
    empty: { never: 'Everybody has the same seven steps.' },
  },
}
