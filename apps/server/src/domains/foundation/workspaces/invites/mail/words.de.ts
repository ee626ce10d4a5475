import type { Translation } from '@vireo/contracts/kit'
import type { inviteWords } from './words.ts'

export const inviteGerman: Translation<typeof inviteWords> = {
  subject: 'Sie sind zu einem Arbeitsbereich bei Vireo eingeladen',
  text: (inviter, workspace) =>
    `${inviter} lädt Sie ein, bei Vireo in ${workspace === undefined ? 'einem Arbeitsbereich' : `„${workspace}“`} mitzuarbeiten. Die Einladung ist für diese E-Mail-Adresse und läuft nach 14 Tagen ab.`,
  noAccount: 'Wenn Sie noch kein Konto haben, können Sie unterwegs eines mit dieser Adresse erstellen.',
  stranger: 'Wenn Sie nicht wissen, wer das ist, können Sie diese E-Mail ignorieren.',
  action: 'Einladung ansehen',
  somebody: 'Jemand',
}
