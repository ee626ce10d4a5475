/** The texts of an invite. */
export const inviteWords = {
  subject: 'You are invited to a workspace on Vireo',
  text: (inviter: string, workspace: string | undefined) =>
    `${inviter} invites you to work in ${workspace === undefined ? 'a workspace' : `“${workspace}”`} on Vireo. The invitation is for this e-mail address and holds for 14 days.`,
  noAccount: 'If you do not have an account yet, you can create one with this address on the way.',
  stranger: 'If you do not know who this is, you need not do anything.',
  action: 'See the invitation',
  somebody: 'Somebody',
} as const
