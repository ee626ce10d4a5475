import type { HistoryItem } from '@vireo/contracts/history'
import { Dialog, TextField } from '@vireo/ui'
import { Search } from 'lucide-react'
import { useState } from 'react'

import { useDebounced } from '#kit/use-debounced.ts'
import { excerptOf } from '#history'
import type { EditedChapter } from './chapter-list.ts'
import { FoundRecordings } from './found-recordings.tsx'
import { chapterWords } from './words.ts'

type Chosen = Omit<EditedChapter, 'is_preview'>

/** What a chapter is called until somebody calls it something else. */
const titleMax = 60

type ChooseProps = {
  readonly takenIds: readonly string[]
  readonly most: number
  /** Whether it takes the place of a chapter. */
  readonly replaces: boolean
  readonly onClose: () => void
  readonly onChosen: (chosen: readonly Chosen[]) => void
}

/** Lets one choose recordings from the history, in the order in which they are chosen. */
export function ChooseRecordingsDialog({ takenIds, most, replaces, onClose, onChosen }: ChooseProps) {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<readonly Chosen[]>([])
  const wanted = useDebounced(search.trim())
  const toggle = (item: HistoryItem) => {
    const { history_item_id: id } = item
    const others = chosen.filter((one) => one.id !== id)
    const one = { id, upload: null, title: excerptOf(item, titleMax) }
    if (others.length < chosen.length) setChosen(others)
    else setChosen(replaces ? [one] : [...chosen, one])
  }
  return (
    <Dialog
      open
      onClose={onClose}
      width="xl"
      title={replaces ? chapterWords.replaceTitle : chapterWords.chooseTitle}
      description={replaces ? chapterWords.replaceLead : chapterWords.chooseLead}
      confirm={{
        label: replaces ? chapterWords.replace : chapterWords.addCount(chosen.length),
        disabled: chosen.length === 0,
        onConfirm: () => onChosen(chosen),
      }}
    >
      <div className="mt-4 flex flex-col gap-3">
        <TextField
          label={chapterWords.search}
          labelHidden
          type="search"
          placeholder={chapterWords.search}
          icon={<Search aria-hidden size={16} />}
          maxLength={200}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <FoundRecordings
          search={wanted}
          takenIds={takenIds}
          chosenIds={chosen.map((one) => one.id)}
          isFull={!replaces && chosen.length >= most}
          onToggle={toggle}
        />
      </div>
    </Dialog>
  )
}
