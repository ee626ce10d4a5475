import { type SharedSound, soundEffectsEndpoints } from '@vireo/contracts/sound-effects'
import { useQueryClient } from '@tanstack/react-query'
import { IconButton, Menu, MenuItem, MenuSeparator, showSuccess } from '@vireo/ui'
import { AudioLines, Download, Ellipsis, FileAudio, Flag, Library, Repeat2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'

import { callBytes } from '#kit/api/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'
import { later } from '#kit/later.tsx'
import { paths } from '#kit/routing/index.ts'
import { refreshHistory } from '#history'
import { nameOf, promptOf, saveSounds } from './library-sound.ts'
import { exploreWords } from './words.ts'

const ReportDialog = later(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))

/** Lists what can be done with a sound of the library. */
export function LibraryMenu({ sound }: { readonly sound: SharedSound }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [isReporting, setReporting] = useState(false)
  const { generation_id: id } = sound
  const name = nameOf(sound)
  const tryTo = (work: () => Promise<void>) => () => void work().catch(showFailure)
  const take = tryTo(async () => {
    const { stream } = await callBytes(soundEffectsEndpoints.purchase, { generation_id: id })
    // It is in the history already; the player asks for it there.
    await stream.cancel()
    showSuccess(exploreWords.taken)
    await refreshHistory(client)
  })
  const isOthers = !sound.is_own && sound.public_user_id !== 'vireo'
  return (
    <>
      <Menu
        trigger={
          <IconButton size="sm" label={exploreWords.moreOf(name)}>
            <Ellipsis aria-hidden size={16} />
          </IconButton>
        }
      >
        <MenuItem
          icon={<Repeat2 aria-hidden size={16} />}
          onSelect={() => void navigate(paths.soundEffects, { state: { prompt: promptOf(sound) } })}
        >
          {exploreWords.startFrom}
        </MenuItem>
        <MenuItem
          icon={<AudioLines aria-hidden size={16} />}
          onSelect={() =>
            void navigate(`${paths.soundEffectsSearch}?like=${encodeURIComponent(id)}`, { state: { name } })
          }
        >
          {exploreWords.similar}
        </MenuItem>
        <MenuItem icon={<Library aria-hidden size={16} />} onSelect={take}>
          {exploreWords.take}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Download aria-hidden size={16} />} onSelect={tryTo(() => saveSounds([sound], 'mp3'))}>
          {exploreWords.downloadMp3}
        </MenuItem>
        <MenuItem icon={<FileAudio aria-hidden size={16} />} onSelect={tryTo(() => saveSounds([sound], 'wav'))}>
          {exploreWords.downloadWav}
        </MenuItem>
        {isOthers ? (
          <MenuItem icon={<Flag aria-hidden size={16} />} onSelect={() => setReporting(true)}>
            {exploreWords.report}
          </MenuItem>
        ) : null}
      </Menu>
      <Suspense>{isReporting ? <ReportDialog sound={sound} onClose={() => setReporting(false)} /> : null}</Suspense>
    </>
  )
}
