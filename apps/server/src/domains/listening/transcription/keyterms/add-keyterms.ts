import type { Input } from '@vireo/contracts/kit'
import { keytermLimits, type transcriptionEndpoints } from '@vireo/contracts/transcription'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { folded } from './folded.ts'
import { countKeyterms, lockKeyterms, putKeyterms } from './keyterm-store.ts'
import { type Keyterms, listKeyterms } from './list-keyterms.ts'

/** Adds key terms to those of the caller's workspace, all or none. Throws `keyterm_limit_reached`. */
export async function addKeyterms(
  ctx: With<'abilities'>,
  { keyterms }: Input<typeof transcriptionEndpoints.addKeyterms>,
): Promise<Keyterms> {
  // The last spelling of a term counts.
  const given = new Map(keyterms.map((keyterm) => [folded(keyterm), keyterm]))
  await transaction(ctx, async (ctx) => {
    await lockKeyterms(ctx)
    const rows = [...given].map(([fold, keyterm]) => ({
      id: ctx.newId('keyterm'),
      workspace_id: ctx.workspaceId,
      keyterm,
      folded: fold,
      created_at: ctx.now(),
    }))
    await putKeyterms(ctx, rows)
    if ((await countKeyterms(ctx)) > keytermLimits.countMax) {
      const message = `A workspace has at most ${keytermLimits.countMax} key terms.`
      throw new AppError('keyterm_limit_reached', { message, param: 'keyterms' })
    }
    const target = { kind: 'workspace', id: ctx.workspaceId }
    await writeAudit(ctx, { action: 'transcription.keyterms-added', target, details: { count: rows.length } })
  })
  return listKeyterms(ctx)
}
