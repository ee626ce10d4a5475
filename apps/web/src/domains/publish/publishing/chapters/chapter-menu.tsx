import { IconButton, Menu, MenuItem, MenuSeparator } from '@vireo/ui'
import { ArrowDown, ArrowUp, AudioLines, EllipsisVertical, Headphones, Replace, X } from 'lucide-react'

import type { ChapterRowProps } from './chapter-props.ts'
import { chapterWords } from './words.ts'

/** Lists what can be done with a chapter, its moves included: not everybody can drag. */
export function ChapterMenu(props: ChapterRowProps) {
  const { chapter, place, count, onMove, onPreview, onReplace, onReplaceWithFile, onRemove } = props
  const { is_preview: isPreview } = chapter
  return (
    <Menu
      trigger={
        <IconButton label={chapterWords.more(place)}>
          <EllipsisVertical aria-hidden size={16} />
        </IconButton>
      }
    >
      {place > 1 ? (
        <MenuItem icon={<ArrowUp aria-hidden size={16} />} onSelect={() => onMove(place - 2)}>
          {chapterWords.up}
        </MenuItem>
      ) : null}
      {place < count ? (
        <MenuItem icon={<ArrowDown aria-hidden size={16} />} onSelect={() => onMove(place)}>
          {chapterWords.down}
        </MenuItem>
      ) : null}
      <MenuItem icon={<Headphones aria-hidden size={16} />} onSelect={() => onPreview(!isPreview)}>
        {isPreview ? chapterWords.noPreview : chapterWords.asPreview}
      </MenuItem>
      <MenuItem icon={<Replace aria-hidden size={16} />} onSelect={onReplace}>
        {chapterWords.replace}
      </MenuItem>
      <MenuItem icon={<AudioLines aria-hidden size={16} />} onSelect={onReplaceWithFile}>
        {chapterWords.replaceFile}
      </MenuItem>
      <MenuSeparator />
      <MenuItem danger icon={<X aria-hidden size={16} />} onSelect={onRemove}>
        {chapterWords.remove}
      </MenuItem>
    </Menu>
  )
}
