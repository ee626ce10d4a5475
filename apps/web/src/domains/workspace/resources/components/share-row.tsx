import type { ResourceShare } from '@vireo/contracts/resources'
import { IconButton, showSuccess } from '@vireo/ui'
import { X } from 'lucide-react'

import { type Attempt, type Shared, useShare, useUnshare } from '../queries.ts'
import { sharingWords } from '../words.ts'
import { LevelSelect } from './level-select.tsx'
import { nameOf } from './name-of.ts'
import { ShareFace } from './share-face.tsx'

type Props = {
  readonly share: ResourceShare
  readonly shared: Shared
  readonly mayShare: boolean
  readonly attempt: Attempt
}

/** Shows somebody who may see the thing, how far it goes, and takes it back. */
export function ShareRow({ share, shared, mayShare, attempt }: Props) {
  const name = nameOf(share)
  const note = share.email ?? (share.id === 'default' ? undefined : sharingWords.kinds[share.type])
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5 text-sm">
      <ShareFace whom={share} />
      <span className="min-w-0 grow basis-32">
        <span className="block truncate font-medium">{name}</span>
        {note && note !== name ? <span className="block truncate text-xs text-muted">{note}</span> : null}
      </span>
      {share.is_owner ? (
        <span className="px-3 text-muted">{sharingWords.owner}</span>
      ) : mayShare ? (
        <ShareTools share={share} name={name} shared={shared} attempt={attempt} />
      ) : (
        <span className="px-3 text-muted">{sharingWords.levels[share.level]}</span>
      )}
    </li>
  )
}

function ShareTools({ share, name, shared, attempt }: Omit<Props, 'mayShare'> & { readonly name: string }) {
  const change = useShare(shared)
  const remove = useUnshare(shared)
  const unshare = async () => {
    await remove.mutateAsync(share)
    showSuccess(sharingWords.unshared(name))
  }
  return (
    <span className="flex items-center gap-1">
      <span className="w-36">
        <LevelSelect
          label={sharingWords.levelOf(name)}
          level={share.level}
          disabled={change.isPending}
          onChange={(level) =>
            void attempt(async () => {
              await change.mutateAsync({ whom: share, level })
              showSuccess(sharingWords.changed)
            })
          }
        />
      </span>
      <IconButton
        size="sm"
        label={sharingWords.remove(name)}
        disabled={remove.isPending}
        onClick={() => void attempt(unshare)}
      >
        <X aria-hidden size={16} />
      </IconButton>
    </span>
  )
}
