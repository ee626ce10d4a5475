import type { Input } from '@vireo/contracts/kit'
import type { sharingEndpoints } from '@vireo/contracts/sharing'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { getSeat } from '#workspaces'
import { forgetPages } from '../page/remembered-pages.ts'
import { revokeAll } from '../links/link-store.ts'
import { getSettings, type Settings } from './get-settings.ts'
import { findAllowsLinks, saveAllowsLinks } from './settings-store.ts'

/** Allows public links in the workspace, or forbids them and ends those that there are. For admins. */
export async function setSettings(
  ctx: With<'settings'>,
  { allows_public_links: isAllowed }: Input<typeof sharingEndpoints.setSettings>,
): Promise<Settings> {
  if ((await getSeat(ctx)) !== 'workspace_admin')
    throw new AppError('forbidden', { message: 'Only admins of the workspace may change this.' })
  await transaction(ctx, async (ctx) => {
    if ((await findAllowsLinks(ctx)) === isAllowed) return
    await saveAllowsLinks(ctx, isAllowed)
    ctx.afterCommit(forgetPages)
    const ended = isAllowed ? [] : await revokeAll(ctx)
    await writeAudit(ctx, {
      action: isAllowed ? 'sharing.public-links-allowed' : 'sharing.public-links-forbidden',
      details: { links_ended: ended.length },
    })
  })
  return getSettings(ctx)
}
