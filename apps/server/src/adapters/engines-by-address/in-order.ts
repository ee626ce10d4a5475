import { EngineError } from '@vireo/engines'
import type { AddressEngine } from '../../ports/address-engines.ts'

/** So many engines are asked one after the other. */
const engineMax = 4

export type Found = { find(id: string): Promise<AddressEngine | undefined> }

/**
 * Asks an engine, and those that its owner chose to follow it while each fails. Resolves with who did it. `mayGoOn` says
 * whether another may begin, because nothing was handed out yet.
 */
export async function askInOrder<Result>(
  first: AddressEngine,
  { find }: Found,
  ask: (engine: AddressEngine) => Promise<Result>,
  mayGoOn: () => boolean = () => true,
): Promise<{ readonly result: Result; readonly by: AddressEngine }> {
  const asked = new Set<string>()
  let engine: AddressEngine | undefined = first
  let failure: unknown
  while (engine && !asked.has(engine.id) && asked.size < engineMax) {
    asked.add(engine.id)
    try {
      return { result: await ask(engine), by: engine }
    } catch (error) {
      failure ??= error
      if (!(error instanceof EngineError) || !mayGoOn()) throw error
    }
    engine = await follower(engine, find)
  }
  throw failure
}

/** Finds who follows; nobody of another owner does. */
async function follower(engine: AddressEngine, find: Found['find']): Promise<AddressEngine | undefined> {
  if (engine.nextId === undefined) return undefined
  const next = await find(engine.nextId)
  return next && next.workspaceId === engine.workspaceId ? next : undefined
}
