import type { Input } from '@vireo/contracts/kit'
import type { productionsEndpoints, QualificationTest } from '@vireo/contracts/productions'
import { requireOperator } from '#identity/support-access/index.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { fileAddress } from '../media/file-address.ts'
import { findTest } from './test-store.ts'
import type { TestRow } from './test-tables.ts'

/** Finds the test of a qualification, for whoever runs the instance. Throws what the contract names. */
export async function getTest(
  ctx: With<'settings'>,
  { tested_qualification: id }: Input<typeof productionsEndpoints.getTest>,
): Promise<TestRow> {
  await requireOperator(ctx)
  const test = await findTest(ctx, id)
  if (!test) throw new AppError('qualification_test_not_found')
  return test
}

/** Presents a test with its answers: to whoever runs the instance alone. */
export function presentTest({ updated_at, ...test }: TestRow, ctx: With<'settings' | 'vault'>): QualificationTest {
  return {
    ...test,
    questions: test.questions.map((question) => ({
      ...question,
      recording_url: question.recording_id === null ? null : fileAddress(ctx, question.recording_id),
    })),
    updated_at: updated_at.toISOString(),
  }
}
