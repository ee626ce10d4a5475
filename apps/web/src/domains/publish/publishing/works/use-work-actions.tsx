import { publishingEndpoints } from '@vireo/contracts/publishing'
import { useQueryClient } from '@tanstack/react-query'
import { showSuccess } from '@vireo/ui'
import { type ReactNode, useState } from 'react'

import { call } from '#kit/api/index.ts'
import { copyText } from '#kit/copy/copy-text.ts'
import { ConfirmFirst } from '#kit/failures/confirm-first.tsx'
import { keepWork, type ListedWork } from '../queries.ts'
import { publishingWords } from '../words.ts'

type Act = (work: ListedWork) => void

export type WorkActions = {
  readonly copy: Act
  readonly withdraw: Act
  readonly remove: Act
  /** What asks before an act; stands once beside whatever offers them. */
  readonly dialogs: ReactNode
}

/** Gathers what people can do with a work as a whole. */
export function useWorkActions(): WorkActions {
  const [asked, setAsked] = useState<{ readonly act: 'withdraw' | 'remove'; readonly work: ListedWork }>()
  const client = useQueryClient()
  const close = () => setAsked(undefined)
  const withdraw = async ({ work_id, title }: ListedWork) => {
    keepWork(client, await call(publishingEndpoints.withdrawWork, { work_id }))
    showSuccess(publishingWords.withdrawn(title))
  }
  const remove = async ({ work_id, title }: ListedWork) => {
    await call(publishingEndpoints.deleteWork, { work_id })
    showSuccess(publishingWords.removed(title))
    await client.invalidateQueries({ queryKey: [publishingEndpoints.listWorks.id] })
  }
  return {
    copy: ({ edition }) => void (edition && copyText(edition.url, { copied: publishingWords.addressCopied })),
    withdraw: (work) => setAsked({ act: 'withdraw', work }),
    remove: (work) => setAsked({ act: 'remove', work }),
    dialogs:
      asked?.act === 'withdraw' ? (
        <ConfirmFirst
          title={publishingWords.withdrawTitle(asked.work.title)}
          consequence={publishingWords.withdrawConsequence}
          action={publishingWords.withdraw}
          danger
          act={() => withdraw(asked.work)}
          onClose={close}
        />
      ) : asked ? (
        <ConfirmFirst
          title={publishingWords.removeTitle(asked.work.title)}
          consequence={
            asked.work.state === 'released' ? publishingWords.removeReleased : publishingWords.removeConsequence
          }
          action={publishingWords.remove}
          danger
          act={() => remove(asked.work)}
          onClose={close}
        />
      ) : null,
  }
}
