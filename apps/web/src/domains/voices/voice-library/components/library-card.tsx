import type { LibraryVoice } from '@vireo/contracts/voice-library'
import { IconButton, Menu, MenuItem } from '@vireo/ui'
import { EllipsisVertical, Link } from 'lucide-react'

import { formatCount, languageName } from '#kit/format/index.ts'
import { VoiceCard } from '#voices/components/index.ts'
import { copyLink } from '../copy-link.ts'
import { isPremade } from '../is-premade.ts'
import { addressOfShared } from '../shared-address.ts'
import { labelsOf } from '../library-filter.ts'
import { libraryWords } from '../words.ts'
import { AddButton } from './add-button.tsx'
import { VoiceBadges } from './voice-badges.tsx'

/** Shows one voice of the library: hear it, read of it, add it. */
export function LibraryCard({
  voice,
  language,
  note = noteOf(voice),
  onAdd,
}: {
  readonly voice: LibraryVoice
  readonly language: string
  /** How often it is used, unless something else is to be told. */
  readonly note?: string | null
  readonly onAdd: () => void
}) {
  const labels = [...(voice.language === null ? [] : [languageName(voice.language)]), ...labelsOf(voice)]
  return (
    <VoiceCard
      voice={voice}
      labels={labels}
      language={language}
      note={note}
      badges={<VoiceBadges voice={voice} />}
      to={addressOfShared(voice)}
      action={<AddButton voice={voice} onAdd={onAdd} />}
      menu={
        isPremade(voice) ? null : (
          <Menu
            trigger={
              <IconButton size="sm" label={libraryWords.more(voice.name)}>
                <EllipsisVertical aria-hidden size={16} />
              </IconButton>
            }
          >
            <MenuItem icon={<Link aria-hidden size={16} />} onSelect={() => copyLink(voice)}>
              {libraryWords.copyLink}
            </MenuItem>
          </Menu>
        )
      }
    />
  )
}

function noteOf({ cloned_by_count: copies, usage_character_count_1y: characters }: LibraryVoice): string | null {
  const notes = [
    ...(copies > 0 ? [libraryWords.copies(formatCount(copies))] : []),
    ...(characters > 0 ? [libraryWords.characters(formatCount(characters))] : []),
  ]
  return notes.length > 0 ? notes.join(' · ') : null
}
