import type { Voice } from '@vireo/contracts/voices'
import { IconButton, Menu, MenuItem, MenuSeparator } from '@vireo/ui'
import { Copy, EllipsisVertical, FolderPlus, Pencil, Trash2, Users } from 'lucide-react'
import type { ReactNode } from 'react'

import { mayEdit, sharingWords } from '#resources'
import { copyText } from '#kit/copy/copy-text.ts'
import { actionsFor } from '../voice-actions.ts'
import type { VoiceActions } from './use-voice-actions.tsx'
import { labWords } from './words.ts'

/** Lists everything that can be done with a voice by whoever looks at it. */
export function VoiceMenu({
  voice,
  actions,
  children,
}: {
  readonly voice: Voice
  readonly actions: VoiceActions
  /** What can be done with it here and nowhere else. */
  readonly children?: ReactNode
}) {
  const level = voice.permission_on_resource
  return (
    <Menu
      tall
      trigger={
        <IconButton size="sm" label={labWords.more(voice.name)}>
          <EllipsisVertical aria-hidden size={16} />
        </IconButton>
      }
    >
      {mayEdit(voice) ? (
        <MenuItem icon={<Pencil aria-hidden size={16} />} onSelect={() => actions.edit(voice)}>
          {labWords.edit}
        </MenuItem>
      ) : null}
      {level === null ? null : (
        <MenuItem icon={<Users aria-hidden size={16} />} onSelect={() => actions.share(voice)}>
          {sharingWords.share}
        </MenuItem>
      )}
      <MenuItem icon={<FolderPlus aria-hidden size={16} />} onSelect={() => actions.collect(voice)}>
        {labWords.addToCollection}
      </MenuItem>
      {children}
      {actionsFor(voice).map((action) => (
        <MenuItem
          key={action.id}
          icon={<action.icon aria-hidden size={16} />}
          onSelect={() => actions.run(voice, action)}
        >
          {action.title(voice)}
        </MenuItem>
      ))}
      <MenuItem icon={<Copy aria-hidden size={16} />} onSelect={() => void copyId(voice)}>
        {labWords.copyId}
      </MenuItem>
      {level === 'admin' ? (
        <>
          <MenuSeparator />
          <MenuItem danger icon={<Trash2 aria-hidden size={16} />} onSelect={() => actions.remove(voice)}>
            {labWords.remove}
          </MenuItem>
        </>
      ) : null}
    </Menu>
  )
}

function copyId({ voice_id: id }: Voice): Promise<void> {
  const { copied, notCopied } = labWords
  return copyText(id, { copied, notCopied })
}
