import { useQuery } from '@tanstack/react-query'
import { type InvitePreview, workspacesEndpoints } from '@vireo/contracts/workspaces'

import { ApiError, contractQuery } from '#kit/api/index.ts'
import { storedInviteCode } from '#kit/arrival/index.ts'
import { accountWords } from './words.ts'

export type Invitation = InvitePreview & { readonly code: string }

/** Asks for the invitation whose link led here, if it is still valid; undefined while that is not known. */
export function useInvitation(): { readonly invitation: Invitation | null; readonly isGone: boolean } | undefined {
  const code = storedInviteCode()
  const preview = useQuery({
    ...contractQuery(workspacesEndpoints.previewInvite, { invite_code: code ?? '' }),
    enabled: code !== undefined,
    retry: false,
  })
  if (code === undefined) return { invitation: null, isGone: false }
  if (preview.isPending) return undefined
  const isGone = preview.error instanceof ApiError && preview.error.status === 404
  return { invitation: preview.data ? { ...preview.data, code } : null, isGone }
}

/** Says who invites somebody, and to what. */
export function invitationLead({ invited_by, workspace_name }: Invitation, rest: string): string {
  return accountWords.invitedBy(invited_by ?? accountWords.somebody, workspace_name, rest)
}

/** Says where somebody arrives who has followed an invitation, for whoever greets them there. */
export function joinedBy({ workspace_name, invited_by, seat_type }: Invitation) {
  return { workspaceName: workspace_name, invitedBy: invited_by, seat: seat_type }
}
