import type { Context } from '#kernel/context.ts'

/** Lists fine-tunes: none, as no engine can be trained here. */
export function listFinetunes(_ctx: Context) {
  return Promise.resolve({ finetunes: [], next_cursor: null, has_more: false })
}
