import type { Context } from '#kernel/context.ts'
import { accessTo } from '#resources'
import type { With } from '#ports/ports.ts'
import { foldText } from '../search/fold-text.ts'
import { findVisibleNamed } from '../search/visible-store.ts'
import { findVoice } from '../voice-store.ts'

const voiceId = /^[A-Za-z0-9]{20}$/

/**
 * Resolves what somebody calls a voice to its id; nowhere else do ids and names from elsewhere become house voices. An
 * own voice called so comes first, and anything that is no alias is returned as it came. A response header names the
 * alias.
 */
export async function resolveVoiceId(ctx: With<'settings'>, given: string): Promise<string> {
  const house = ctx.ports.settings.voiceAliases.find(given)
  if (house === undefined) return given
  const own = voiceId.test(given) ? await seenOwn(ctx, given) : (await findVisibleNamed(ctx, foldText(given)))?.id
  if (own !== undefined) return own
  ctx.client.tell('voice-alias', `${given}=${house}`)
  return house
}

async function seenOwn(ctx: Context, id: string): Promise<string | undefined> {
  const row = await findVoice(ctx, id)
  return row && (await accessTo(ctx, { type: 'voice', id })) ? id : undefined
}
