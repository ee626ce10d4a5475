import { requireOperator } from '#identity/support-access/index.ts'
import type { With } from '#ports/ports.ts'
import type { PageCaseRow } from '../tables.ts'
import { type Decided, decideAboutPage } from './decide-about-page.ts'

/** Decides about a page on the screen of whoever runs the instance. Throws `operator_only`. */
export async function decideOnScreen(ctx: With<'settings'>, input: Decided): Promise<PageCaseRow> {
  await requireOperator(ctx)
  return decideAboutPage(ctx, input)
}
