import { contracts } from '@vireo/contracts'
import { redirectTarget } from '@vireo/contracts/actions'
import type { Contract } from '@vireo/contracts/kit'
import { isValidElement } from 'react'
import { matchRoutes, type RouteObject } from 'react-router'
import { describe, expect, test } from 'vitest'

import { slices } from '../../domains/registry.ts'
import { screen, titleAt, existingScreens, setKnownRoutes } from '../../kit/routing/index.ts'
import { buildRoutes } from './build-routes.tsx'
import { Redirect } from './redirect.tsx'
import { registeredScreens } from './registered-screens.ts'
import {
  groupPrefixes,
  movedPaths,
  publicPaths,
  redirectPath,
  settingsPaths,
  sharedScreens,
  shellPaths,
} from './route-map.ts'

const place = (path: string): RouteObject =>
  screen(
    path,
    () => `screen of ${path}`,
    async () => () => null,
  )
const nothing = { shell: [], settings: [], pages: [] }
const everything = {
  shell: shellPaths.filter((path) => !(path in sharedScreens)).map(place),
  settings: settingsPaths.filter((path) => !(path in sharedScreens)).map(place),
  pages: publicPaths.map(place),
}

function at(routes: RouteObject[], path: string): RouteObject | undefined {
  return matchRoutes(routes, path)?.at(-1)?.route
}

/** Where the element of a route redirects to, if it is a redirect. */
function leadsTo(route: RouteObject | undefined): unknown {
  const element = route?.element
  return isValidElement<{ to?: unknown }>(element) && element.type === Redirect ? element.props.to : undefined
}

describe('with nothing registered', () => {
  const routes = buildRoutes(nothing)

  test.each([...shellPaths, ...settingsPaths, ...groupPrefixes])('%s is not found, inside the shell', (path) => {
    const matches = matchRoutes(routes, path) ?? []
    expect(matches.map((match) => match.route.path)).toEqual([undefined, '/app/*'])
  })

  test.each(Object.keys(movedPaths).filter((path) => !path.startsWith('/app')))('%s is not found', (path) => {
    expect(at(routes, path)?.path).toBe('*')
  })
})

describe('with every screen registered', () => {
  const routes = buildRoutes(everything)

  test.each([...shellPaths, ...settingsPaths, ...publicPaths])('%s shows a screen', (path) => {
    const route = at(routes, path.replaceAll(/:\w+/gu, 'x1'))
    expect(route?.path).toBe(path)
    expect(leadsTo(route)).toBeUndefined()
  })

  test.each(Object.entries(movedPaths))('%s leads to %s', (from, to) => {
    expect(leadsTo(at(routes, from.replaceAll(/:\w+/gu, 'x1')))).toBe(to)
  })

  test.each([
    ['/app/conversational-ai', '/app/conversational-ai/agents'],
    ['/app/developers', '/app/developers/api-keys'],
    ['/app/settings', '/app/settings/profile'],
    ['/app/workspace', '/app/workspace/members'],
    ['/app/sound-effects', '/app/sound-effects/generate'],
    ['/app/speech-synthesis', '/app/speech-synthesis/text-to-speech'],
  ])('%s leads to %s', (prefix, first) => {
    expect(leadsTo(at(routes, prefix))).toBe(first)
  })

  test.each(['/app/nowhere', '/app/home/deeper', '/app/studio/a/b', '/app/voice-lab/share/a'])(
    '%s is not found, inside the shell',
    (path) => {
      expect(matchRoutes(routes, path)?.map((match) => match.route.path)).toEqual([undefined, '/app/*'])
    },
  )
})

describe('with what the product has today', () => {
  const routes = buildRoutes(registeredScreens)

  test.each([
    ['/redirect-nowhere', undefined],
    ['/affiliates', '/app/settings/profile'],
    ['/request-alpha-access', '/app/home'],
    ['/integrations/hosting/callback', '/app/home'],
    ['/audio-native', '/app/audio-native'],
    ['/dubs', '/app/home'],
    ['/v1/dubs/d1', '/app/home'],
    ['/v1/projects/p1', '/app/home'],
    ['/sound-effects/rain', '/app/sound-effects/explore'],
    ['/history', '/app/speech-synthesis/text-to-speech/history'],
    ['/app/voiceover-studio', '/app/home'],
    ['/app/conversational-ai', '/app/home'],
    ['/app/conversational-ai/agents', '/app/home'],
    ['/app/nowhere', undefined],
  ])('%s leads to %s', (from, to) => {
    expect(leadsTo(at(routes, from))).toBe(to)
  })

  test('whatever a redirect may name ends on a screen', () => {
    const legacy = [...Object.keys(movedPaths), redirectPath]
    for (const path of [...shellPaths, ...settingsPaths, ...groupPrefixes, ...legacy]) {
      const route = at(routes, path.replaceAll(/:\w+/gu, 'x1'))
      expect(route?.path, path).not.toMatch(/\*$/u)
      const to = leadsTo(route)
      if (typeof to === 'string') expect(leadsTo(at(routes, to)), `${path} by way of ${to}`).toBeUndefined()
    }
  })
})

test('what has no screen leads to the one it would stand under, or to the first of its group', () => {
  const routes = buildRoutes({
    ...nothing,
    shell: ['/app/home', '/app/audio-native', '/app/studio', '/app/developers/webhooks'].map(place),
  })
  expect(leadsTo(at(routes, '/app/audio-native/settings/player'))).toBe('/app/audio-native')
  expect(leadsTo(at(routes, '/v1/projects/p1'))).toBe('/app/studio')
  expect(leadsTo(at(routes, '/app/developers/usage'))).toBe('/app/developers/webhooks')
  expect(leadsTo(at(routes, '/app/voiceover-studio'))).toBe('/app/home')
})

test('a group leads to the first of its screens that exists', () => {
  const routes = buildRoutes({
    ...nothing,
    settings: [place('/app/settings/language'), place('/app/settings/security')],
  })
  expect(leadsTo(at(routes, '/app/settings'))).toBe('/app/settings/security')
  expect(leadsTo(at(routes, '/app/settings/profile'))).toBe('/app/settings/security')
  expect(at(routes, '/app/studio')?.path).toBe('/app/*')
})

test.each(Object.entries(sharedScreens))('%s shows the very screen of %s', (copy, original) => {
  const routes = buildRoutes(everything)
  expect(at(routes, copy)?.element).toBe(at(routes, original)?.element)
})

test.each([...shellPaths, ...settingsPaths, ...groupPrefixes, '/history', '/v1/dubs/:id', '/v1/projects/:id'])(
  'signing in may lead to %s',
  (path) => {
    const wanted = `${path.replaceAll(/:\w+/gu, 'x1')}?a=b#c`
    expect(redirectTarget(wanted, 'https://vireo.example')).toBe(wanted)
  },
)

test('screens are listed in the order of the map, one that is shared only once', () => {
  setKnownRoutes(buildRoutes({ ...nothing, shell: [place('/app/studio'), place('/app/home')], settings: [] }))
  expect(existingScreens().map((one) => one.path)).toEqual(['/app/home', '/app/studio'])
  expect(titleAt('/app/studio')).toBe('screen of /app/studio')
})

test.each(['shell', 'settings', 'pages'] as const)('every slice declares the screens it has %s', (where) => {
  const declared = Object.entries<Contract>(contracts).flatMap(([slice, { screens = {} }]) =>
    Object.values(screens[where] ?? {}).map((path) => `${path} of ${slice}`),
  )
  const registered = slices.flatMap(({ name, screens = {} }) =>
    (screens[where] ?? []).map(
      ({ path }) => `${path} of ${name.replaceAll(/-(.)/g, (_, one: string) => one.toUpperCase())}`,
    ),
  )
  expect(registered.toSorted()).toEqual(declared.toSorted())
})

test('an address that the map does not know cannot be registered', () => {
  expect(() => buildRoutes({ ...nothing, shell: [place('/app/secret')] })).toThrow(
    '/app/secret is not in the route map',
  )
})

test('what the product registers fits the map', () => {
  expect(at(buildRoutes(registeredScreens), '/app/home')?.path).toBe('/app/home')
})
