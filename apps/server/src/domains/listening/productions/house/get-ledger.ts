import type { ProductionLedger } from '@vireo/contracts/productions'
import { requireOperator } from '#identity/support-access/index.ts'
import type { With } from '#ports/ports.ts'
import { type Balance, listBalances } from '../ledger/move-store.ts'

/** Reads what the ledger holds where, for whoever runs the instance. Throws `operator_only`. */
export async function getLedger(ctx: With<'settings'>): Promise<Balance[]> {
  await requireOperator(ctx)
  return listBalances(ctx)
}

/** Presents what the ledger holds where. */
export function presentLedger(balances: readonly Balance[]): ProductionLedger {
  return { accounts: balances.map(({ account, balance }) => ({ account, balance_cents: balance })) }
}
