import { classifierLimits } from '@vireo/contracts/classifier'
import type { MarkFinding } from '@vireo/engines'
import type { Context } from '#kernel/context.ts'
import { findItemByContent, type HistoryRow } from '#history'
import type { Claim } from './manifests/read-claim.ts'

/** A code that was never written scores less: chance gives such a one in a million recordings. */
const codeScoreMin = 5.5
/** Digits of a content key that a mark says. */
const codeDigits = 10

/**
 * Finds which recording of the caller’s history was heard: by the code in its mark, else by its manifest. Undefined where that is not known, or
 * theirs to see.
 */
export async function findItem(
  ctx: Context,
  { mark, durationMs }: MarkFinding,
  claim: Claim | undefined,
): Promise<HistoryRow | undefined> {
  const codes = durationMs < classifierLimits.codeMsMin ? [] : (mark?.codes ?? [])
  const heard = codes.filter(({ score }) => score >= codeScoreMin).map(({ code }) => code)
  const said = claim?.contentKey === undefined ? [] : [claim.contentKey.slice(0, codeDigits)]
  const beginnings = [...heard, ...said]
  return beginnings.length === 0 ? undefined : findItemByContent(ctx, beginnings)
}
