import { words } from '#kit/language/index.ts'

export const peopleTitleWords = words('workspaces/titles', {
  members: 'Members',
  groups: 'Groups',
} as const)
