import type { Tier } from '@vireo/contracts/users'
import type { Context } from '#kernel/context.ts'
import { defineHook, type Hook } from '#kernel/hooks.ts'

/** Answers the tier of a workspace, which need not be the caller's. */
export const tierOfWorkspace: Hook<[Context, string], Tier> = defineHook('sso.tierOfWorkspace')
