import { type Dictionary, pronunciationEndpoints } from '@vireo/contracts/pronunciation'
import { IconButton, Menu, MenuItem, MenuSeparator, showSuccess } from '@vireo/ui'
import { Archive, ArchiveRestore, Download, EllipsisVertical, Pencil, Users, Volume2, VolumeX } from 'lucide-react'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { useAttempt } from '#kit/use-attempt.ts'
import { mayEdit, ShareDialog, sharingWords } from '#resources'
import { useRefreshDictionaries } from '../queries.ts'
import { pronunciationWords } from '../words.ts'
import { NameDialog } from './name-dialog.tsx'
import { saveLexicon } from './save-lexicon.ts'
import { useApplyToAll } from './use-apply-to-all.ts'

/** Offers everything that one may do with a dictionary as a whole. */
export function DictionaryMenu({ dictionary }: { readonly dictionary: Dictionary }) {
  const [asked, setAsked] = useState<'share' | 'name'>()
  const { isApplied, turn } = useApplyToAll(dictionary)
  const { attempt } = useAttempt()
  const { id, name } = dictionary
  const close = () => setAsked(undefined)
  return (
    <>
      <Menu
        trigger={
          <IconButton size="sm" label={pronunciationWords.more(name)}>
            <EllipsisVertical aria-hidden size={16} />
          </IconButton>
        }
      >
        {turn ? (
          <MenuItem
            icon={isApplied ? <VolumeX aria-hidden size={16} /> : <Volume2 aria-hidden size={16} />}
            onSelect={turn}
          >
            {isApplied ? pronunciationWords.alwaysOff : pronunciationWords.alwaysOn}
          </MenuItem>
        ) : null}
        {mayEdit(dictionary) ? (
          <MenuItem icon={<Pencil aria-hidden size={16} />} onSelect={() => setAsked('name')}>
            {pronunciationWords.rename}
          </MenuItem>
        ) : null}
        <MenuItem icon={<Users aria-hidden size={16} />} onSelect={() => setAsked('share')}>
          {sharingWords.share}
        </MenuItem>
        <MenuItem
          icon={<Download aria-hidden size={16} />}
          onSelect={() => void attempt(() => saveLexicon(dictionary, dictionary.latest_version_id))}
        >
          {pronunciationWords.export}
        </MenuItem>
        {mayEdit(dictionary) ? <ArchiveItem dictionary={dictionary} /> : null}
      </Menu>
      {asked === 'share' ? <ShareDialog type="pronunciation_dictionary" id={id} name={name} onClose={close} /> : null}
      {asked === 'name' ? (
        <NameDialog
          title={pronunciationWords.renameTitle}
          action={pronunciationWords.rename}
          name={name}
          onClose={close}
          onSave={async (changed) => {
            await call(pronunciationEndpoints.update, { pronunciation_dictionary_id: id, name: changed })
            close()
            showSuccess(pronunciationWords.renamed)
          }}
        />
      ) : null}
    </>
  )
}

function ArchiveItem({ dictionary: { id, archived_time_unix: archived } }: { readonly dictionary: Dictionary }) {
  const { attempt } = useAttempt(useRefreshDictionaries())
  const isArchived = archived !== null
  const archive = async () => {
    await call(pronunciationEndpoints.update, { pronunciation_dictionary_id: id, archived: !isArchived })
    showSuccess(isArchived ? pronunciationWords.restoredNow : pronunciationWords.archivedNow)
  }
  return (
    <>
      <MenuSeparator />
      <MenuItem
        icon={isArchived ? <ArchiveRestore aria-hidden size={16} /> : <Archive aria-hidden size={16} />}
        onSelect={() => void attempt(archive)}
      >
        {isArchived ? pronunciationWords.restore : pronunciationWords.archive}
      </MenuItem>
    </>
  )
}
