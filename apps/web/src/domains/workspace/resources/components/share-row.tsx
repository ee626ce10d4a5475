import type { ResourceShare } from '@vireo/contracts/resources'
import { Badge, IconButton, showSuccess } from '@vireo/ui'
import { X } from 'lucide-react'

import { type Shared, useShare, useUnshare } from '../queries.ts'
import { sharingWords } from '../words.ts'
import { nameOf } from './add-share.tsx'
import { LevelSelect } from './level-select.tsx'

type Props = { readonly share: ResourceShare; readonly shared: Shared; readonly mayShare: boolean }

/** Shows somebody who may see the thing, how far that goes, and how to take it back. */
export function ShareRow({ share, shared, mayShare }: Props) {
  const change = useShare(shared)
  const remove = useUnshare(shared)
  const name = nameOf(share)
  const note = share.email ?? (share.id === 'default' ? undefined : sharingWords.kinds[share.type])
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm">
      <span className="min-w-0 grow basis-32">
        <span className="block truncate font-medium">{name}</span>
        {note && note !== name ? <span className="block truncate text-xs text-muted">{note}</span> : null}
      </span>
      {share.is_owner ? (
        <Badge tone="accent">{sharingWords.owner}</Badge>
      ) : mayShare ? (
        <span className="flex items-center gap-1">
          <span className="w-36">
            <LevelSelect
              label={sharingWords.levelOf(name)}
              level={share.level}
              disabled={change.isPending}
              onChange={(level) =>
                change.mutate({ whom: share, level }, { onSuccess: () => showSuccess(sharingWords.changed) })
              }
            />
          </span>
          <IconButton
            size="sm"
            label={sharingWords.remove(name)}
            disabled={remove.isPending}
            onClick={() => remove.mutate(share, { onSuccess: () => showSuccess(sharingWords.unshared(name)) })}
          >
            <X aria-hidden size={16} />
          </IconButton>
        </span>
      ) : (
        <span className="text-muted">{sharingWords.levels[share.level]}</span>
      )}
    </li>
  )
}
