import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { isOperator } from './is-operator.ts'

/** Refuses everybody who does not run the instance. Throws `operator_only`. */
export async function requireOperator(ctx: With<'settings'>): Promise<void> {
  if (!(await isOperator(ctx))) throw new AppError('operator_only')
}
