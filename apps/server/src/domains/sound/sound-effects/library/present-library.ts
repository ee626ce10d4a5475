import type { Output } from '@vireo/contracts/kit'
import type { soundEffectsEndpoints } from '@vireo/contracts/sound-effects'
import type { LibrarySound } from './catalogue/library-sounds.ts'
import type { LibraryPage } from './list-library-sounds.ts'

/** Who made the sounds of the library: no person. */
const makerId = 'vireo'

/** Shows a page of the library. */
export function presentLibrary({ sounds, hasMore }: LibraryPage): Output<typeof soundEffectsEndpoints.listLibrary> {
  return { shared_sound_generations: sounds.map(presentSound), last_sort_id: null, has_more: hasMore }
}

function presentSound({ id, english, german, category, endless }: LibrarySound) {
  return {
    public_user_id: makerId,
    history_item_id: id,
    generation_id: id,
    text: english,
    category,
    labels: { name_de: german, length: endless ? 'loop' : 'once' },
    purchased_count: 0,
    like_count: 0,
    featured: false,
    preview_url: `/v1/shared-sound-generations/${id}/preview`,
    purchased: false,
    icon_url: '',
  }
}
