import type { Context } from '../../kernel/context.ts'
import { defineHook, type Hook } from '../../kernel/hooks.ts'
import type { FullContext } from '../../kernel/ports.ts'

/** How many bytes of recordings the caller's workspace may keep; undefined is without a bound. */
export const storageLimitOf: Hook<[FullContext], number | undefined> = defineHook('history.storageLimitOf')

/** Whether somebody outside waits for news of the workspace's recordings; nothing is told where nobody does. */
export const isNewsAwaited: Hook<[Context], boolean> = defineHook('history.isNewsAwaited')
