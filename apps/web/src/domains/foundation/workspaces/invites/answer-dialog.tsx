import { useQueryClient } from '@tanstack/react-query'
import { type ReceivedInvite, workspacesEndpoints } from '@vireo/contracts/workspaces'
import { Button, Dialog, showSuccess } from '@vireo/ui'
import { useState } from 'react'

import { call, messageOf } from '#kit/api/index.ts'
import { forgetInviteCode, keepJoined, putInviteOff } from '#kit/arrival/index.ts'
import { goToWorkspace } from '../people/queries.ts'
import { peopleWords } from '../people/words.ts'
import { inviteWords } from './words.ts'

/**
 * Asks whether somebody wants to join; without an invitation, the invitation of the link that led here is over. Closing it
 * answers nothing: the invitation waits above every screen, as long as it holds.
 */
export function AnswerDialog({
  invite,
  code,
  onClose,
}: {
  readonly invite?: ReceivedInvite
  readonly code?: string
  readonly onClose: () => void
}) {
  const { problem, busy, accept, decline, close } = useAnswer({ invite, code, onClose })
  if (!invite)
    return (
      <Dialog
        open
        onClose={close}
        title={inviteWords.goneTitle}
        description={inviteWords.gone}
        width="sm"
        footer={<Button onClick={close}>{inviteWords.close}</Button>}
      />
    )
  const who = invite.invited_by ?? inviteWords.somebody
  return (
    <Dialog
      open
      onClose={close}
      title={inviteWords.joinTitle(invite.workspace_name)}
      description={inviteWords.joinLead(who, peopleWords.seatNames[invite.seat_type])}
      footer={
        <>
          <Button disabled={busy} onClick={() => void decline()}>
            {inviteWords.decline}
          </Button>
          <Button variant="primary" loading={busy} onClick={() => void accept()}>
            {inviteWords.accept}
          </Button>
        </>
      }
    >
      {problem === undefined ? null : (
        <p role="alert" className="mt-4 rounded-md bg-danger-soft p-3 text-sm text-danger">
          {problem}
        </p>
      )}
    </Dialog>
  )
}

function useAnswer({
  invite,
  code,
  onClose,
}: {
  readonly invite: ReceivedInvite | undefined
  readonly code: string | undefined
  readonly onClose: () => void
}) {
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const client = useQueryClient()
  const answer = code === undefined ? { invite_id: invite?.invite_id ?? '' } : { invite_code: code }
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      setProblem(messageOf(error))
    }
    setBusy(false)
  }
  return {
    problem,
    busy,
    accept: () =>
      attempt(async () => {
        const joined = await call(workspacesEndpoints.acceptInvite, answer)
        forgetInviteCode()
        if (invite)
          keepJoined({
            workspaceName: invite.workspace_name,
            invitedBy: invite.invited_by,
            seat: invite.seat_type,
          })
        await goToWorkspace(joined.workspace_id)
      }),
    decline: () =>
      attempt(async () => {
        await call(workspacesEndpoints.declineInvite, answer)
        forgetInviteCode()
        await client.invalidateQueries({ queryKey: [workspacesEndpoints.listReceivedInvites.id] })
        showSuccess(inviteWords.declined)
        onClose()
      }),
    close: () => {
      if (code !== undefined && invite) putInviteOff(code)
      else if (code !== undefined) forgetInviteCode()
      onClose()
    },
  }
}
