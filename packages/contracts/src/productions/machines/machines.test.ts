import { describe, expect, test } from 'vitest'
import { type Machine, orderMachine, reviewMachine, taskMachine, transitionOf } from './index.ts'

type AnyMachine = Machine<string, string, string>
const machines: readonly (readonly [string, AnyMachine, string])[] = [
  ['orders', orderMachine as AnyMachine, 'open'],
  ['tasks', taskMachine as AnyMachine, 'unclaimed'],
  ['reviews', reviewMachine as AnyMachine, 'under_way'],
]

describe.each(machines)('the table of %s', (_name, machine, first) => {
  const { states, roles, transitions } = machine

  test('says once what an action does in a state', () => {
    const said = transitions.flatMap(({ action, from }) => from.map((state) => `${action} ${state}`))
    expect(said.length).toBe(new Set(said).size)
  })

  test('names states and roles that there are, and somebody who may', () => {
    for (const { from, to, who } of transitions) {
      for (const state of [...from, to]) expect(states).toContain(state)
      for (const role of who) expect(roles).toContain(role)
      expect(who.length * from.length).toBeGreaterThan(0)
    }
  })

  test('leads everywhere but where clients alone know of', () => {
    const reached = new Set([first])
    for (let before = -1; before < reached.size;) {
      before = reached.size
      for (const { from, to } of transitions) if (from.some((state) => reached.has(state))) reached.add(to)
    }
    expect(states.filter((state) => !reached.has(state))).toEqual(states.includes('merged') ? ['merged'] : [])
  })
})

test('what an action does is found, and nothing where it can do nothing', () => {
  expect(transitionOf(orderMachine, 'cancel', 'submitted')?.to).toBe('cancelled')
  expect(transitionOf(orderMachine, 'cancel', 'accepted')?.to).toBe('cancelling')
  expect(transitionOf(orderMachine, 'cancel', 'done')).toBeUndefined()
})
