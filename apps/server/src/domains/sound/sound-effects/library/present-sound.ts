import type { Output } from '@vireo/contracts/kit'
import type { SharedSound, soundEffectsEndpoints, SoundPublication } from '@vireo/contracts/sound-effects'
import type { Context } from '#kernel/context.ts'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import type { LibraryPage } from './list-library.ts'
import type { SeenSound } from './store/tables.ts'

/** Who made the sounds of the house: no person. */
const houseId = 'vireo'

/** Shows a page of the library. */
export function presentLibrary(
  { sounds, next }: LibraryPage,
  ctx: Context,
): Output<typeof soundEffectsEndpoints.listLibrary> {
  return {
    shared_sound_generations: sounds.map((sound) => presentSound(sound, ctx)),
    last_sort_id: next,
    has_more: next !== null,
  }
}

/** Shows what sounds alike. */
export function presentSimilar(
  sounds: readonly SeenSound[],
  ctx: Context,
): Output<typeof soundEffectsEndpoints.listSimilar> {
  return { shared_sound_generations: sounds.map((sound) => presentSound(sound, ctx)) }
}

/** Shows how a sound of one's own stands in the library. */
export function presentPublication(sound: SeenSound, ctx: Context): SoundPublication {
  return { sound: presentSound(sound, ctx), is_taken_down: sound.taken_down_at !== null }
}

function presentSound(row: SeenSound, { workspaceId }: Context): SharedSound {
  const isOwn = row.workspace_id === workspaceId
  return {
    public_user_id: row.workspace_id === null ? houseId : (row.author ?? ''),
    // Whose it is, and where it lies, is nobody else's business.
    history_item_id: isOwn && row.history_item_id !== null ? row.history_item_id : row.id,
    generation_id: row.id,
    text: row.name,
    category: row.category,
    labels: { length: row.is_loop ? 'loop' : 'once', ...(row.name_de !== null && { name_de: row.name_de }) },
    purchased_count: row.purchased_count,
    like_count: row.like_count,
    featured: row.is_featured,
    preview_url: `/v1/shared-sound-generations/${row.id}/preview`,
    preview_type: row.preview_type,
    purchased: row.is_purchased,
    icon_url: '',
    prompt: row.prompt,
    tags: [...row.tags],
    licence: row.licence,
    author: row.author,
    duration_ms: row.duration_ms,
    peaks: row.peaks && [...row.peaks],
    is_favourite: row.is_favourite,
    is_own: isOwn,
    shared_at_unix: unixSeconds(row.shared_at),
  }
}
