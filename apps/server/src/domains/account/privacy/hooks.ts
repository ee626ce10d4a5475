import type { Context } from '#kernel/context.ts'
import { defineHook, type Hook } from '#kernel/hooks.ts'
import type { Holding } from '#domains/holding.ts'

/** What every slice keeps of people and workspaces, by the slice's name. */
export const holdings: Hook<[Context], ReadonlyMap<string, Holding>> = defineHook('privacy.holdings')
