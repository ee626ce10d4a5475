import { type WorkspaceMember, workspacesEndpoints } from '@vireo/contracts/workspaces'
import { ConfirmDialog } from '@vireo/ui'

import { call } from '#kit/api/index.ts'
import { ChangeMemberDialog } from './change-member-dialog.tsx'
import { ExplainDialog } from './explain-dialog.tsx'
import type { MemberAct } from './member-menu.tsx'
import { nameOf } from './names.ts'
import { RemoveMemberDialog } from './remove-member-dialog.tsx'
import { useDialogAct } from './use-act.ts'
import { peopleWords } from './words.ts'

export type Asked = { readonly act: MemberAct; readonly member: WorkspaceMember }

/** Shows the dialog of what is about to be done with a member. */
export function MemberDialogs({
  asked: { act: what, member },
  members,
  isAdmin,
  onClose,
}: {
  readonly asked: Asked
  readonly members: readonly WorkspaceMember[]
  readonly isAdmin: boolean
  readonly onClose: () => void
}) {
  const { busy, problem, act } = useDialogAct()
  const { email } = member
  const name = nameOf(member)
  switch (what) {
    case 'change':
      return <ChangeMemberDialog member={member} onClose={onClose} />
    case 'explain':
      return <ExplainDialog member={member} onClose={onClose} />
    case 'remove':
      return <RemoveMemberDialog member={member} members={members} mayDelete={isAdmin} onClose={onClose} />
    case 'transfer':
      return (
        <ConfirmDialog
          open
          busy={busy}
          problem={problem}
          title={peopleWords.transferTitle(name)}
          consequence={peopleWords.transferConsequence}
          action={peopleWords.transferAction}
          onConfirm={() =>
            void act(() => call(workspacesEndpoints.transferOwnership, { email }), peopleWords.transferred, onClose)
          }
          onCancel={onClose}
        />
      )
    case 'lock':
    case 'unlock':
      return (
        <ConfirmDialog
          open
          danger
          busy={busy}
          problem={problem}
          title={peopleWords.lockTitle(name)}
          consequence={peopleWords.lockConsequence}
          action={peopleWords.lock}
          onConfirm={() =>
            void act(
              () => call(workspacesEndpoints.updateMember, { email, is_locked: true }),
              peopleWords.lockedNow,
              onClose,
            )
          }
          onCancel={onClose}
        />
      )
  }
}
