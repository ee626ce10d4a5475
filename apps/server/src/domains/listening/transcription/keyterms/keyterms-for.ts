import { keytermLimits } from '@vireo/contracts/transcription'
import type { RecognitionEngine } from '@vireo/engines'
import type { Context } from '#kernel/context.ts'
import type { Wishes } from '../asking/wishes.ts'
import { folded } from './folded.ts'
import { countKeyterms, listKeytermRows } from './keyterm-store.ts'

/** Gives what recognition is helped with: first what was asked for, then what the workspace keeps. Nothing where the engine takes none. */
export async function keytermsFor(
  ctx: Context,
  engine: RecognitionEngine,
  wishes: Pick<Wishes, 'keyterms'>,
): Promise<readonly string[]> {
  if (!engine.hints?.includes('keyterms')) return []
  const kept = (await listKeytermRows(ctx)).map(({ keyterm }) => keyterm)
  const terms = new Map<string, string>()
  for (const term of [...(wishes.keyterms ?? []), ...kept]) if (!terms.has(folded(term))) terms.set(folded(term), term)
  return [...terms.values()].slice(0, keytermLimits.countMax)
}

/** Names key terms among what is not done where the workspace keeps some that the engine does not take. */
export async function namingKept(ctx: Context, engine: RecognitionEngine, wishes: Wishes): Promise<Wishes> {
  const isLeftOut = !engine.hints?.includes('keyterms') && !wishes.notDone.includes('keyterms')
  if (!isLeftOut || (await countKeyterms(ctx)) === 0) return wishes
  return { ...wishes, notDone: [...wishes.notDone, 'keyterms'] }
}
