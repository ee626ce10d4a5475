import type { User } from '@vireo/contracts/users'

/** What people are asked when they arrive, in this order. */
export const questions = ['name', 'role', 'subrole', 'source'] as const
export type Question = (typeof questions)[number]

/** What people make, and what of it; what is stored of an answer is its name here. */
export const subrolesOf = {
  stories: ['audiobook', 'podcast', 'bedtime'],
  videos: ['explainer', 'social', 'advert', 'training'],
  characters: ['game', 'animation', 'audio_drama'],
  products: ['app', 'assistant', 'phone'],
  reading: ['articles', 'study', 'accessibility'],
  other: [],
} as const
export type Role = keyof typeof subrolesOf
export type Subrole = (typeof subrolesOf)[Role][number]
export const roles = Object.keys(subrolesOf) as readonly Role[]

/** How people may have found the product. */
export const sources = ['search', 'recommendation', 'social', 'article', 'code', 'other'] as const
export type Source = (typeof sources)[number]

/** Reads a stored role; undefined for none, and for one that is not asked any more. */
export function roleOf(stored: string | null | undefined): Role | undefined {
  return roles.find((role) => role === stored)
}

type Answered = Pick<User, 'first_name' | 'onboarding_survey'>

/** Lists what is asked of somebody: of what they make more closely only where there is more to say. */
function askedOf({ onboarding_survey: survey }: Answered): readonly Question[] {
  const role = roleOf(survey?.role)
  return questions.filter((question) => question !== 'subrole' || (role !== undefined && subrolesOf[role].length > 0))
}

/** Finds the question with which somebody goes on: the first that they have not answered. Undefined when none is left. */
export function firstOpen(user: Answered): Question | undefined {
  const survey = user.onboarding_survey
  const answers: Readonly<Record<Question, string | null | undefined>> = {
    name: survey?.first_name ?? user.first_name,
    role: survey?.role,
    subrole: survey?.subrole,
    source: survey?.source,
  }
  return askedOf(user).find((question) => !answers[question])
}

/** Answers the question after one; undefined after the last. */
export function questionAfter(question: Question, user: Answered): Question | undefined {
  const asked = askedOf(user)
  return questions.slice(questions.indexOf(question) + 1).find((later) => asked.includes(later))
}

/** Answers the question before one; undefined before the first. */
export function questionBefore(question: Question, user: Answered): Question | undefined {
  const asked = askedOf(user)
  return questions.slice(0, questions.indexOf(question)).findLast((earlier) => asked.includes(earlier))
}

/** Reads the question that an address names. */
export function questionOf(named: string | null): Question | undefined {
  return questions.find((question) => question === named)
}
