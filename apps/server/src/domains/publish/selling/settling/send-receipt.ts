import { formatMoney } from '@vireo/contracts/plans'
import type { TransactionContext } from '#kernel/context.ts'
import { mailAccount } from '#mail'
import type { With } from '#ports/ports.ts'
import { findUser, languageFor } from '#users'
import { nameOfWorkspace } from '#workspaces'
import { addressesOf } from '../purchases/addresses.ts'
import type { SaleRow } from '../tables.ts'
import { wordsIn } from '../words-in.ts'

/** Mails whoever bought a work the receipt, with the address where they hear it. */
export async function sendReceipt(
  ctx: TransactionContext,
  { sale, ports }: Pick<With<'settings' | 'vault'>, 'ports'> & { readonly sale: SaleRow },
): Promise<void> {
  const user = sale.buyer_id === null ? undefined : await findUser(ctx, sale.buyer_id)
  if (!user) return
  const language = languageFor(ctx, user)
  const words = wordsIn(language).receipt
  const amount = formatMoney(sale.paid_minor, sale.currency, language)
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    sale.paid_at ?? ctx.now(),
  )
  await mailAccount(ctx, user, {
    kind: 'selling.receipt',
    isDocument: true,
    language,
    subject: words.subject(sale.title),
    paragraphs: [
      words.thanks(amount, sale.title, (await nameOfWorkspace(ctx, sale.workspace_id)) ?? ''),
      words.numbered(sale.id, date),
      words.private,
    ],
    action: { label: words.open, url: addressesOf({ ports }, sale).page },
  })
}
