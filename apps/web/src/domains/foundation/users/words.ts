import { words } from '#kit/language/index.ts'

export const profileWords = words('users', {
  namesTitle: 'Names',
  namesLead: 'Your first name is for you; your public name is for others.',
  firstName: 'First name',
  firstNameHelp: 'How Vireo addresses you. Only you see it.',
  publicName: 'Public name',
  publicNameHelp: 'Shown beside what you share. Up to 64 characters.',
  save: 'Save changes',
  saved: 'Profile saved',
  publicNameSaved: 'Public name updated',
  notSaved: 'Your profile was not saved',
  failed: 'Your profile could not be loaded',
  loading: 'Loading your profile',
  emailLead: (email: string) => `You sign in with ${email}.`,
  aboutTitle: 'Account',
  aboutLead: (date: string) => `Member since ${date}.`,
  userId: 'User ID',
  workspaceId: 'Workspace ID',
  lead: 'How you appear to Vireo and to others.',
  changeEmail: 'Change it under Security',
  ids: 'IDs for support',
} as const)
