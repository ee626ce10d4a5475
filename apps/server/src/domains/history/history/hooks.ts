import type { HistoryItemId, VoiceId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { defineGatheringHook, defineHook, type GatheringHook, type Hook } from '#kernel/hooks.ts'
import type { With } from '#ports/ports.ts'
import type { HistoryRow } from './tables.ts'

/** Answers how many bytes of recordings the caller's workspace may keep; undefined is without a limit. */
export const storageLimitOf: Hook<[With<'settings'>], number | undefined> = defineHook('history.storageLimitOf')

/** Answers how many bytes a slice keeps of the workspace's recordings as copies of its own: they take up its room too. */
export const bytesOfCopies: GatheringHook<[Context], number> = defineGatheringHook('history.bytesOfCopies')

/** Answers which of these voices the caller may not see; voices that are gone are not among them. */
export const voicesHiddenFrom: Hook<[Context, readonly string[]], ReadonlySet<string>> = defineHook(
  'history.voicesHiddenFrom',
)

/**
 * Answers whether somebody waits for news of what the caller records; without any of them no event is published.
 */
export const isNewsAwaited: GatheringHook<[Context], boolean> = defineGatheringHook('history.isNewsAwaited')

/** Answers which of these items have a public link, and the id of the link of each. */
export const shareLinksOf: Hook<[Context, readonly HistoryItemId[]], ReadonlyMap<HistoryItemId, string>> = defineHook(
  'history.shareLinksOf',
)

/** Answers whether somebody reported this recording, or what it is heard in, and nobody has decided yet. */
export const isReported: GatheringHook<[Context, Pick<HistoryRow, 'id' | 'workspace_id'>], boolean> =
  defineGatheringHook('history.isReported')

/** How a voice looks: the picture that people gave it, as WebP, and what its face is drawn from where there is none. */
export type LookOfVoice = {
  readonly picture: Uint8Array | undefined
  readonly id: string
  readonly sound: {
    readonly pitchHz: number | undefined
    readonly brightness: number | undefined
    readonly roughness: number | undefined
  }
}

/** Answers how a voice looks, to whoever may know that it was heard. */
export const lookOfVoice: Hook<[With<'storage'>, VoiceId], LookOfVoice> = defineHook('history.lookOfVoice')
