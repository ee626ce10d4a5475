import { type Dictionary, pronunciationEndpoints, pronunciationLimits } from '@vireo/contracts/pronunciation'
import { workspacesEndpoints } from '@vireo/contracts/workspaces'
import { IconButton, Menu, MenuItem, MenuSeparator, showMessage, showSuccess } from '@vireo/ui'
import { Archive, ArchiveRestore, Download, EllipsisVertical, Users, Volume2, VolumeX } from 'lucide-react'
import { useState } from 'react'

import { call, callBytes } from '#kit/api/index.ts'
import { saveFile } from '#kit/files/save-file.ts'
import { useAttempt } from '#kit/use-attempt.ts'
import { ShareDialog, sharingWords } from '#resources'
import { useLocators, useRefreshDictionaries } from '../queries.ts'
import { pronunciationWords } from '../words.ts'

/** Offers everything that can be done with a dictionary as a whole. */
export function DictionaryMenu({ dictionary }: { readonly dictionary: Dictionary }) {
  const [sharing, setSharing] = useState(false)
  const { attempt } = useAttempt(useRefreshDictionaries())
  const { id, name } = dictionary
  const isArchived = dictionary.archived_time_unix !== null
  return (
    <>
      <Menu
        trigger={
          <IconButton size="sm" label={pronunciationWords.more(name)}>
            <EllipsisVertical aria-hidden size={16} />
          </IconButton>
        }
      >
        <UseForAll id={id} attempt={attempt} />
        <MenuItem icon={<Users aria-hidden size={16} />} onSelect={() => setSharing(true)}>
          {sharingWords.share}
        </MenuItem>
        <MenuItem
          icon={<Download aria-hidden size={16} />}
          onSelect={() => void attempt(() => saveLexicon(dictionary, dictionary.latest_version_id))}
        >
          {pronunciationWords.export}
        </MenuItem>
        <MenuSeparator />
        <MenuItem
          icon={isArchived ? <ArchiveRestore aria-hidden size={16} /> : <Archive aria-hidden size={16} />}
          onSelect={() =>
            void attempt(async () => {
              await call(pronunciationEndpoints.update, { pronunciation_dictionary_id: id, archived: !isArchived })
              showSuccess(isArchived ? pronunciationWords.restoredNow : pronunciationWords.archivedNow)
            })
          }
        >
          {isArchived ? pronunciationWords.restore : pronunciationWords.archive}
        </MenuItem>
      </Menu>
      {sharing ? (
        <ShareDialog type="pronunciation_dictionary" id={id} name={name} onClose={() => setSharing(false)} />
      ) : null}
    </>
  )
}

type UseForAllProps = { readonly id: string; readonly attempt: ReturnType<typeof useAttempt>['attempt'] }

function UseForAll({ id, attempt }: UseForAllProps) {
  const locators = useLocators()
  const others = locators?.filter((locator) => locator.pronunciation_dictionary_id !== id)
  const isUsed = locators?.length !== others?.length
  const turn = () => {
    if (!others) return
    if (!isUsed && others.length >= pronunciationLimits.locatorsMax) return showMessage(pronunciationWords.threeAlready)
    void attempt(async () => {
      await call(workspacesEndpoints.update, {
        pronunciation_dictionary_locators: isUsed ? others : [...others, { pronunciation_dictionary_id: id }],
      })
      showSuccess(isUsed ? pronunciationWords.notUsedNow : pronunciationWords.usedNow)
    })
  }
  return (
    <MenuItem
      icon={isUsed ? <VolumeX aria-hidden size={16} /> : <Volume2 aria-hidden size={16} />}
      // While it is not known what is in use, a change would take the others away.
      disabled={!others}
      onSelect={turn}
    >
      {isUsed ? pronunciationWords.alwaysOff : pronunciationWords.alwaysOn}
    </MenuItem>
  )
}

/** Saves a version of a dictionary as a file. */
export async function saveLexicon({ id, name }: Pick<Dictionary, 'id' | 'name'>, versionId: string): Promise<void> {
  const { stream } = await callBytes(pronunciationEndpoints.download, { dictionary_id: id, version_id: versionId })
  const blob = await new Response(stream).blob()
  saveFile(new Blob([blob], { type: 'application/pls+xml' }), pronunciationWords.fileName(name))
}
