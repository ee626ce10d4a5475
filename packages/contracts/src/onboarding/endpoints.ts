import { z } from 'zod'
import { defineEndpoint } from '../kit/index.ts'
import { OnboardingChecklist, OnboardingItemId } from '../users/index.ts'

const access = { scope: 'user_write' } as const
const success = { status: 200, schema: OnboardingChecklist } as const

export const onboardingEndpoints = {
  initiate: defineEndpoint({
    id: 'onboarding.initiate',
    method: 'POST',
    path: '/v1/user/onboarding-checklist/initiate',
    summary: 'Get your checklist of first steps, begun if there is none',
    access,
    success,
    errors: [],
  }),
  update: defineEndpoint({
    id: 'onboarding.update',
    method: 'POST',
    path: '/v1/user/onboarding-checklist/update',
    summary: 'Mark one of your first steps as taken',
    access,
    body: z.object({ item_id: OnboardingItemId }),
    success,
    errors: ['onboarding_item_coming'],
  }),
  hide: defineEndpoint({
    id: 'onboarding.hide',
    method: 'POST',
    path: '/v1/user/onboarding-checklist/hide',
    summary: 'Hide your checklist of first steps, or show it again',
    access,
    body: z.object({ hidden: z.boolean().default(true) }),
    success,
    errors: [],
  }),
  markComplete: defineEndpoint({
    id: 'onboarding.markComplete',
    method: 'POST',
    path: '/v1/user/onboarding-checklist/mark-complete',
    summary: 'Be done with your checklist, whatever is left on it',
    access,
    success,
    errors: [],
  }),
} as const
