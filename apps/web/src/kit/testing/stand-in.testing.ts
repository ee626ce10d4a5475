import { onTestFinished } from 'vitest'

/** Puts something in the place of a global until the test is over: files that share their modules share globals too. */
export function standIn(name: string, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(globalThis, name)
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true, enumerable: true })
  onTestFinished(() => {
    if (before) Object.defineProperty(globalThis, name, before)
    else Reflect.deleteProperty(globalThis, name)
  })
}

/** Gives the test a storage of its own in the place of the browser's, and answers what is kept in it. */
export function standInStorage(name: 'localStorage' | 'sessionStorage' = 'localStorage'): Map<string, string> {
  const kept = new Map<string, string>()
  standIn(name, {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  return kept
}

/** Answers every request of the test from a list, one after the other, and answers what was asked. */
export function standInServer(...answers: readonly (Response | Error | Promise<Response>)[]): Request[] {
  const asked: Request[] = []
  const left = [...answers]
  standIn('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    asked.push(input instanceof Request ? input : new Request(new URL(input, 'http://vireo.test'), init))
    const next = left.shift()
    if (next === undefined) throw new Error(`Nobody said what to answer to request ${asked.length}.`)
    if (next instanceof Error) throw next
    return next
  })
  return asked
}
