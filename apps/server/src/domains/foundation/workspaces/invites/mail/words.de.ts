import type { Translation } from '@vireo/contracts/kit'
import type { inviteWords } from './words.ts'

export const inviteGerman: Translation<typeof inviteWords> = {
  subject: 'Sie sind zu einem Arbeitsbereich bei Vireo eingeladen',
  text: (inviter, workspace) =>
    `${inviter} lädt Sie ein, bei Vireo in ${workspace === undefined ? 'einem Arbeitsbereich' : `„${workspace}“`} mitzuarbeiten. Die Einladung ist für diese E-Mail-Adresse und gilt 14 Tage.`,
  noAccount: 'Wenn Sie noch kein Konto haben, können Sie unterwegs eines mit dieser Adresse anlegen.',
  stranger: 'Wenn Sie nicht wissen, wer das ist, brauchen Sie nichts zu tun.',
  action: 'Einladung ansehen',
  somebody: 'Jemand',
}
