import type { Slice } from './domains/slice.ts'
import { answer, type HookAnswer } from './kernel/hooks.ts'
import { holdings } from '#privacy'
import { resourceTypes } from '#resources'
import { onDeparture } from '#workspaces'

/** Collects the slices' answers to hooks, and answers the hooks that are about all manifests together. */
export function answersOf(slices: readonly Slice[]): readonly HookAnswer[] {
  const held = new Map(slices.flatMap(({ name, holding }) => (holding ? [[name as string, holding]] : [])))
  const types = new Map(slices.flatMap((slice) => slice.resourceTypes ?? []).map((each) => [each.type as string, each]))
  return [
    ...slices.flatMap((slice) => slice.answers ?? []),
    answer(holdings, async () => held),
    answer(resourceTypes, async () => types),
    answer(onDeparture, async (ctx, departure) => {
      for (const holding of [...held.values()].toReversed()) await holding.depart?.(ctx, departure)
    }),
  ]
}
