import { useQuery } from '@tanstack/react-query'
import { api, type ReceivedInvite } from '@vireo/contracts'
import { Button } from '@vireo/ui'
import { Mail } from 'lucide-react'
import { useState } from 'react'

import { contractQuery } from '../../../kit/api/index.ts'
import { storedInviteCode } from '../../../kit/arrival/index.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { inviteWords } from './words.ts'

/** Tells of invitations: the one whose link led here opens by itself, the others wait in a line above the screen. */
export function InviteNotice() {
  const [code, setCode] = useState(storedInviteCode)
  const [answering, setAnswering] = useState<ReceivedInvite>()
  const received = useQuery({ ...contractQuery(api.workspaces.listReceivedInvites, {}), retry: false })
  const [invite] = received.data?.invites ?? []
  return (
    <>
      {invite ? (
        <aside
          aria-label={inviteWords.see}
          className="flex flex-wrap items-center gap-3 border-b border-line bg-accent-soft px-4 py-2 text-sm md:px-8"
        >
          <Mail aria-hidden size={16} className="shrink-0 text-accent" />
          <p className="min-w-0 grow basis-60 break-words">
            {inviteWords.notice(invite.invited_by ?? inviteWords.somebody, invite.workspace_name)}
          </p>
          <Button size="sm" onClick={() => setAnswering(invite)}>
            {inviteWords.see}
          </Button>
        </aside>
      ) : null}
      {answering ? <AnswerDialog invite={answering} onClose={() => setAnswering(undefined)} /> : null}
      {code !== undefined && !answering ? <ByCode code={code} onClose={() => setCode(undefined)} /> : null}
    </>
  )
}

function ByCode({ code, onClose }: { readonly code: string; readonly onClose: () => void }) {
  const preview = useQuery({ ...contractQuery(api.workspaces.previewInvite, { invite_code: code }), retry: false })
  if (preview.isError) return <AnswerDialog code={code} onClose={onClose} />
  return preview.data ? <AnswerDialog invite={preview.data} code={code} onClose={onClose} /> : null
}
