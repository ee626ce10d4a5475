import { describe, expect, test } from 'vitest'
import { commonErrors, type Contract, type ScreenAddresses } from './kit/index.ts'
import { contracts } from './registry.ts'

const manifests: readonly Contract[] = Object.values(contracts)
const said = (part: (contract: Contract) => readonly string[]) => manifests.flatMap(part)
const placesOf = ({ shell = {}, settings = {}, pages = {}, framed = {} }: ScreenAddresses) => [
  shell,
  settings,
  pages,
  framed,
]
const twice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index)

describe('the manifests of all slices', () => {
  test.each([
    ['error code', [...Object.keys(commonErrors), ...said(({ errors = {} }) => Object.keys(errors))]],
    ['event', said(({ events = {} }) => Object.keys(events))],
    ['public event', said(({ publicEvents = {} }) => Object.keys(publicEvents))],
    ['permission', said(({ scopes = [] }) => scopes)],
    ['kind of id', said(({ ids = {} }) => Object.keys(ids))],
    ['prefix of ids', ['req', 'evt', 'job', 'audit', ...said(({ ids = {} }) => Object.values(ids))]],
    ['topic', said(({ topics = {} }) => Object.keys(topics))],
    ['place of a topic', said(({ topics = {} }) => Object.values(topics).map(({ place }) => `${place}`))],
    ['act', said(({ audit = {} }) => Object.keys(audit))],
    ['address', said(({ endpoints }) => Object.values(endpoints).map(({ method, path }) => `${method} ${path}`))],
    ['name of a screen', said(({ screens = {} }) => placesOf(screens).flatMap((place) => Object.keys(place)))],
    ['address of a screen', said(({ screens = {} }) => placesOf(screens).flatMap((place) => Object.values(place)))],
    ['endpoint', said(({ endpoints }) => Object.values(endpoints).map(({ id }) => id))],
  ])('declare no %s twice', (_, names) => {
    expect(twice(names)).toEqual([])
  })

  test('name events and acts after their own slice', () => {
    for (const [slice, { events = {}, audit = {} }] of Object.entries<Contract>(contracts)) {
      const kebab = slice.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      for (const act of Object.keys(audit)) expect(act).toMatch(new RegExp(`^${kebab}\\.`))
      expect(Object.keys(events).filter((name) => !name.startsWith(`${kebab}.`))).toEqual([])
    }
  })

  test('ask for permissions that a slice owns', () => {
    const owned = said(({ scopes = [] }) => scopes)
    const asked = manifests.flatMap(({ endpoints, channels = {} }) =>
      [...Object.values(endpoints), ...Object.values(channels)].flatMap(({ access }) =>
        typeof access === 'object' ? [access.scope] : [],
      ),
    )
    expect(asked.length).toBeGreaterThan(100)
    expect(asked.filter((scope) => !owned.includes(scope))).toEqual([])
    expect(owned.filter((scope) => !asked.some((each) => each === scope))).toEqual([])
  })

  test('tell customers of facts of their own slice', () => {
    for (const { events = {}, publicEvents = {} } of manifests)
      expect(Object.values(publicEvents).filter(({ of }) => events[of] === undefined)).toEqual([])
  })
})
