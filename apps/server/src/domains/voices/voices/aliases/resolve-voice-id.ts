import type { Context } from '#kernel/context.ts'
import { accessTo } from '#resources'
import type { With } from '#ports/ports.ts'
import { foldText } from '../search/fold-text.ts'
import { findVisibleNamed } from '../search/visible-store.ts'
import { findVoice } from '../voice-store.ts'

const voiceId = /^[A-Za-z0-9]{20}$/

/**
 * The id of the voice that somebody means: the one place where ids and names that are known from elsewhere turn into
 * house voices. A voice of one's own that is called so comes first. What is no alias is given back as it came, so that
 * who looks for it says that it is not there. The answer names the alias in its header.
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
