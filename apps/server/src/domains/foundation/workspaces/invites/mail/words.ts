/** The texts of an invite. */
export const inviteWords = {
  subject: 'You are invited to a workspace on Vireo',
  text: (inviter: string, workspace: string | undefined) =>
    `${inviter} invites you to work in ${workspace === undefined ? 'a workspace' : `“${workspace}”`} on Vireo. The invitation is for this e-mail address and expires after 14 days.`,
  noAccount: 'If you have no account yet, you can create one with this address along the way.',
  stranger: 'If you do not know who this is, you can ignore this e-mail.',
  action: 'See the invitation',
  somebody: 'Somebody',
} as const
