import { useQuery } from '@tanstack/react-query'
import { type ReceivedInvite, workspacesEndpoints } from '@vireo/contracts/workspaces'
import { Button } from '@vireo/ui'
import { Mail } from 'lucide-react'
import { useState } from 'react'

import { ApiError, contractQuery } from '#kit/api/index.ts'
import { isInvitePutOff, storedInviteCode } from '#kit/arrival/index.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { JoinedNotice } from './joined-notice.tsx'
import { inviteWords } from './words.ts'

/**
 * Tells of invitations in a line above the screen: of the one whose link led here, and of those for the address of
 * whoever is here. The first opens by itself, unless it was put off before.
 */
export function InviteNotice() {
  const [code, setCode] = useState(storedInviteCode)
  const [isOpen, setOpen] = useState(code !== undefined && !isInvitePutOff(code))
  const byCode = useQuery({
    ...contractQuery(workspacesEndpoints.previewInvite, { invite_code: code ?? '' }),
    enabled: code !== undefined,
    retry: false,
  })
  const received = useQuery({ ...contractQuery(workspacesEndpoints.listReceivedInvites, {}), retry: false })
  const invite: ReceivedInvite | undefined = byCode.data ?? received.data?.invites[0]
  const isGone = byCode.error instanceof ApiError && byCode.error.status === 404
  const close = () => {
    setOpen(false)
    // Answered, or worth nothing: the code is gone. Put off, it stays.
    setCode(storedInviteCode())
  }
  const isAnswering = isOpen && (invite !== undefined || isGone)
  return (
    <>
      <JoinedNotice />
      {invite ? (
        <aside
          aria-label={inviteWords.see}
          className="mx-4 mt-1 flex flex-wrap items-center gap-3 rounded-lg bg-accent-soft py-2 pr-2 pl-4 text-sm md:mx-8"
        >
          <Mail aria-hidden size={16} className="shrink-0 text-accent" />
          <p className="min-w-0 grow basis-60 break-words">
            {inviteWords.notice(invite.invited_by ?? inviteWords.somebody, invite.workspace_name)}
          </p>
          <Button size="sm" variant="primary" onClick={() => setOpen(true)}>
            {inviteWords.see}
          </Button>
        </aside>
      ) : null}
      {isAnswering ? (
        <AnswerDialog
          {...(invite && { invite })}
          {...((byCode.data ?? isGone) && code !== undefined && { code })}
          onClose={close}
        />
      ) : null}
    </>
  )
}
