import { excerptOf, trackOf, useHistory } from '#history'
import type { PaletteCommand } from '@vireo/ui'
import { AudioLines } from 'lucide-react'

import { player } from '../../../kit/player/index.ts'
import { appWords } from '../../words.ts'

const shown = 10
/** Fewer letters find too much to be of use. */
const lettersMin = 2

/** Lists the recordings whose words hold what was typed; the latest ones where nothing was. */
export function useRecordingCommands(typed: string): PaletteCommand[] {
  const search = [...typed].length >= lettersMin ? typed : ''
  const { data } = useHistory(search === '' ? {} : { search }, shown)
  return (data ?? []).slice(0, shown).map((item) => ({
    id: item.history_item_id,
    title: appWords.hear(excerptOf(item, 80)),
    // The server found it by words that may stand behind the excerpt.
    keywords: search === '' ? [] : [search],
    ...(item.voice_name && { note: item.voice_name }),
    icon: <AudioLines size={16} />,
    run: () => void player.play(trackOf(item)),
  }))
}
