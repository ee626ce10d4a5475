import type { LibraryVoice } from '@vireo/contracts'
import { Badge, Button, IconButton, Menu, MenuItem } from '@vireo/ui'
import { Check, EllipsisVertical, Info, Link, Plus } from 'lucide-react'

import { formatCount, languageName } from '../../../kit/format/index.ts'
import { labelName, VoiceCard } from '../../voices/index.ts'
import { copyLink } from '../copy-link.ts'
import { labelsOf } from '../library-filter.ts'
import { libraryWords } from '../words.ts'

/** One voice of the library: hear it, read of it, add it. */
export function LibraryCard({
  voice,
  language,
  onAdd,
  onOpen,
}: {
  readonly voice: LibraryVoice
  readonly language: string
  readonly onAdd: () => void
  readonly onOpen: () => void
}) {
  const labels = [...(voice.language === null ? [] : [languageName(voice.language)]), ...labelsOf(voice).map(labelName)]
  return (
    <VoiceCard
      voice={voice}
      labels={labels}
      language={language}
      note={noteOf(voice)}
      badges={<VoiceBadges voice={voice} />}
      onOpen={onOpen}
      action={<AddButton voice={voice} onAdd={onAdd} />}
      menu={
        <Menu
          trigger={
            <IconButton size="sm" label={libraryWords.more(voice.name)}>
              <EllipsisVertical aria-hidden size={16} />
            </IconButton>
          }
        >
          <MenuItem icon={<Info aria-hidden size={16} />} onSelect={onOpen}>
            {libraryWords.showDetails}
          </MenuItem>
          <MenuItem icon={<Link aria-hidden size={16} />} onSelect={() => copyLink(voice)}>
            {libraryWords.copyLink}
          </MenuItem>
        </Menu>
      }
    />
  )
}

/** Adds a voice, or says that it is there. */
export function AddButton({ voice, onAdd }: { readonly voice: LibraryVoice; readonly onAdd: () => void }) {
  if (voice.is_added_by_user === true) {
    return (
      <Button size="sm" disabled icon={<Check aria-hidden size={16} />}>
        {libraryWords.added}
      </Button>
    )
  }
  return (
    <Button
      size="sm"
      icon={<Plus aria-hidden size={16} />}
      aria-label={libraryWords.addNamed(voice.name)}
      onClick={onAdd}
    >
      {libraryWords.add}
    </Button>
  )
}

/** What is to be known before one takes a voice. */
export function VoiceBadges({ voice }: { readonly voice: LibraryVoice }) {
  return (
    <>
      {voice.featured ? <Badge tone="accent">{libraryWords.featured}</Badge> : null}
      {voice.live_moderation_enabled ? <Badge tone="warning">{libraryWords.moderated}</Badge> : null}
      {voice.free_users_allowed ? null : <Badge>{libraryWords.paidOnly}</Badge>}
    </>
  )
}

function noteOf({ cloned_by_count: copies, usage_character_count_1y: characters }: LibraryVoice): string | null {
  const notes = [
    ...(copies > 0 ? [libraryWords.copies(formatCount(copies))] : []),
    ...(characters > 0 ? [libraryWords.characters(formatCount(characters))] : []),
  ]
  return notes.length > 0 ? notes.join(' · ') : null
}
