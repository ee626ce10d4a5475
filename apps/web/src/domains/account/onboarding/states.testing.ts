import { onboardingEndpoints } from '@vireo/contracts/onboarding'
import { onboardingItems } from '@vireo/contracts/users'
import { paths } from '#kit/routing/index.ts'
import { answer, type ScreenStates } from '#kit/testing/states.testing.ts'

const items = onboardingItems.map((id) => ({
  onboarding_checklist_item_id: id,
  item_id: id,
  is_completed: id === 'generate_text_to_speech',
  is_coming: id === 'create_dub' || id === 'join_affiliate',
}))

export const states: ScreenStates = {
  [paths.onboardingChecklist]: {
    asks: [onboardingEndpoints.initiate],
    ready: { answers: [answer(onboardingEndpoints.initiate, { items })], shows: 'Turn text into speech' },
    empty: { never: 'Everybody has the same seven steps.' },
  },
}
