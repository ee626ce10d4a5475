import { expect, test } from 'vitest'
import { RequestSlots } from './request-slots.ts'

const patient = () => new AbortController().signal

test('owners take turns at the places of an engine, however much one has waiting', async () => {
  const slots = new RequestSlots(1)
  const begun: string[] = []
  const ask = async (owner: string) => {
    const leave = await slots.enter(owner, patient())
    begun.push(owner)
    leave()
  }
  const leave = await slots.enter('a', patient())
  const asked = ['a', 'a', 'a', 'b'].map(ask)
  leave()
  await Promise.all(asked)
  expect(begun).toEqual(['b', 'a', 'a', 'a'])
})

test('a place is given back once, and whoever is gone takes none', async () => {
  const slots = new RequestSlots(1)
  const leave = await slots.enter('a', patient())
  const gone = new AbortController()
  const waiting = slots.enter('b', gone.signal)
  gone.abort(new Error('enough'))
  await expect(waiting).rejects.toThrow('enough')
  leave()
  leave()
  const next = await slots.enter('c', patient())
  let isThere = false
  const last = slots.enter('d', patient()).then((leaveToo) => {
    isThere = true
    return leaveToo
  })
  await Promise.resolve()
  expect(isThere).toBe(false)
  next()
  ;(await last)()
})

test('too much waiting is refused, one owner’s before everybody’s', async () => {
  const slots = new RequestSlots(1)
  await slots.enter('a', patient())
  const flood = Array.from({ length: 250 }, () => slots.enter('a', patient()))
  await expect(slots.enter('a', patient())).rejects.toMatchObject({ kind: 'crowded' })
  const others = Array.from({ length: 250 }, (_, at) => slots.enter(`b${at}`, patient()))
  const last = slots.enter('c', patient())
  await expect(flood.at(-1)).rejects.toMatchObject({ kind: 'overloaded' })
  void others
  void last
})
