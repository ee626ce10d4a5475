import { audioNativeEndpoints } from '@vireo/contracts/audio-native'
import { usersEndpoints } from '@vireo/contracts/users'
import { createElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { contractQuery } from '#kit/api/index.ts'
import { answer } from '#kit/testing/states.testing.ts'
import { shownForTests } from '#kit/testing.ts'
import { documentForTests } from '#users/testing.ts'
import { ProjectsPage } from './projects-page.tsx'

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://vireo.example' })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const one = [{ project_id: 'anproject_1', name: 'Garden blog' }]

function shownWhere(isInPlan: boolean, projects: typeof one): string {
  const answers = [
    [contractQuery(usersEndpoints.getSubscription, {}).queryKey, documentForTests({ can_use_audio_native: isInPlan })],
    [
      contractQuery(audioNativeEndpoints.listProjects, {}).queryKey,
      answer(audioNativeEndpoints.listProjects, { projects }).body,
    ],
  ] as const
  return shownForTests(createElement(ProjectsPage), { answers })
}

test('a project is begun where the plan has audio native; elsewhere nobody fills in a form that would be refused', () => {
  expect(shownWhere(true, [])).toMatch(/<button[^>]*>.*Create project/u)
  const without = shownWhere(false, [])
  expect(without).not.toContain('Create project')
  expect(without).toContain('Your plan has no audio native')
  expect(without).toMatch(/<a [^>]*href="\/app\/subscription"/u)
})

test('whoever had a plan with it still sees the projects, and why there are no new ones', () => {
  expect(shownWhere(true, one)).not.toContain('Your plan has no audio native')
  const without = shownWhere(false, one)
  expect(without).toContain('Garden blog')
  expect(without).toContain('Your plan has no audio native')
  expect(without).toMatch(/<a [^>]*href="\/app\/subscription"/u)
})
