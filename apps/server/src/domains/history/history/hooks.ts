import type { Context } from '#kernel/context.ts'
import { defineHook, type Hook } from '#kernel/hooks.ts'
import type { With } from '#ports/ports.ts'

/** How many bytes of recordings the caller's workspace may keep; undefined is without a bound. */
export const storageLimitOf: Hook<[With<'settings'>], number | undefined> = defineHook('history.storageLimitOf')

/** Which of these voices the caller may not see any more, or never could; voices that are gone are not among them. */
export const voicesHiddenFrom: Hook<[Context, readonly string[]], ReadonlySet<string>> = defineHook(
  'history.voicesHiddenFrom',
)

/** Whether somebody outside waits for news of the workspace's recordings; nothing is told where nobody does. */
export const isNewsAwaited: Hook<[Context], boolean> = defineHook('history.isNewsAwaited')
